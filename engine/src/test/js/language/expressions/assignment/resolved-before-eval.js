// Node 24 resolves the name after the right side; PutValue goes to the reference that was resolved before it.
var x = 0;
(function () { x = (eval('var x = "local"'), 'assigned'); same(x, 'local'); })();
same(x, 'assigned');
