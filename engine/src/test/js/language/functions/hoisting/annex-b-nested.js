// Node 24 hoists the inner function out of a block that declares the same name.
(function () {
  { function h() { return 1; } { function h() { return 2; } same(h(), 2); } same(h(), 1); }
  same(h(), 1);
})();
(function () {
  { let k = 'let'; { function k() {} } same(k, 'let'); }
  same(typeof k, 'undefined');
})();
