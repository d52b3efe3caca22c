// The order of the members of URL and URLSearchParams, which for-in and Object.keys show.
'use strict';
for (const type of [URL, URLSearchParams]) {
  console.log(Object.getOwnPropertyNames(type.prototype).join());
  console.log(Object.keys(type.prototype).join());
}
