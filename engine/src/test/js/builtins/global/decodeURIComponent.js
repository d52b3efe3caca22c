same(decodeURIComponent('%E2%82%AC%20%f0%9f%98%80'), '€ 😀');
same(decodeURI('%2F%23%41'), '%2F%23A');
for (const bad of ['%', '%1', '%zz', '%80', '%C0%80', '%E2%82', '%ED%A0%80', '%F8%80%80%80']) throws(() => decodeURIComponent(bad), 'URIError: URI malformed');
