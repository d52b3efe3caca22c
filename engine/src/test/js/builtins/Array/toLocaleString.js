same([1, null, { toLocaleString: () => 'local' }].toLocaleString(), '1,,local');
same([1234.5, 'a'].toLocaleString(), '1,234.5,a');
