function either(first) {
  if (first) {
    return 1;
  } else {
    return 2;
  }
}
function never() {}
either(1);
either(1);
module.exports = either;
