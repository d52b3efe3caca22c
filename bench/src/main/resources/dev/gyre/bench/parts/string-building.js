// Appends a thousand pieces to a string and reads its end.
(function () {
  return function () {
    let text = '';
    for (let i = 0; i < 1000; i++) text += 'ab';
    return text.charCodeAt(1999);
  };
})()
