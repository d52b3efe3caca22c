function mapped(a, a2) { a = 2; return arguments }
function unmapped(a) { 'use strict'; return arguments[0] }
function rest(a, ...others) { return others }
function reads(a) { for (let i = 1; i < arguments.length; i++) a(arguments[i]) }
function assigns(a) { a = arguments.length; return arguments[0] }
