const f = () => {}, o = {g: function () {}, [f]: class { static s = 1 }};
let h; h = class {}; h ??= () => {};
