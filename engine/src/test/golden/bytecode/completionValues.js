1; if (x) { 2 } else 3;
for (var i of []) { i; break }
try { 4 } finally { 5 }
