function mapped(a, a2) { a = 2; return arguments }
function unmapped(a) { 'use strict'; return arguments[0] }
function rest(a, ...others) { return others }
