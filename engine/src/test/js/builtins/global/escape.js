same(escape('ä €/@'), '%E4%20%u20AC/@');
same(unescape('%u20AC%E4%zz%u12'), '€ä%zz%u12');
