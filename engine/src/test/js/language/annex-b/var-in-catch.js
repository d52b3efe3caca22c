(function () { try { throw 'e'; } catch (x) { var x = 'inner'; same(x, 'inner'); } same(x, undefined); })();
(function () { try { throw 'e'; } catch (x) { for (var x = 0; x < 2; x++); same(x, 2); } same(x, undefined); })();
(function () { try { throw 'e'; } catch (x) { for (var x in { key: 1 }); same(x, 'key'); } same(x, undefined); })();
(function () { try { throw 'e'; } catch (x) { eval('var x = "evaluated"'); same(x, 'evaluated'); } same(x, undefined); })();
syntaxError('try {} catch ({ x }) { var x }', "Identifier 'x' has already been declared");
syntaxError('try {} catch (x) { let x }', "Identifier 'x' has already been declared");
syntaxError('try {} catch (x) { function x() {} }', "Identifier 'x' has already been declared");
