function f(p) {
  { function hoisted() {} }
  { function p() {} }
  { let kept; { function kept() {} } }
  if (p) function inIf() {}
  try {} catch (e) { { function e() {} } var e; }
  switch (p) { case 1: function inSwitch() {} }
  return hoisted + inIf + inSwitch;
}
{ function topLevel() {} }
