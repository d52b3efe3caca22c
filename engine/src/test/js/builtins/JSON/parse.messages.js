// A text of more than twenty characters is shown as far as ten before and after what is wrong.
const at = (before, after, shown) => throws(() => JSON.parse('['.padEnd(before) + '?'.padEnd(after + 1, '.')), `SyntaxError: Unexpected token '?', ${shown} is not valid JSON`);
at(1, 18, '"[?.................."');
at(1, 19, '"[?........."...');
at(9, 20, '"[        ?........."...');
at(10, 20, '..."[         ?........."...');
at(11, 20, '..."          ?........."...');
at(11, 9, '..."          ?........."');
at(11, 10, '..."          ?........."...');
at(20, 0, '..."          ?"');
throws(() => JSON.parse('NaN'), 'SyntaxError: "NaN" is not valid JSON');
throws(() => JSON.parse(' NaN'), 'SyntaxError: Unexpected token \'N\', " NaN" is not valid JSON');
throws(() => JSON.parse('{\n'), "SyntaxError: Expected property name or '}' in JSON at position 2 (line 2 column 1)");
throws(() => JSON.parse('{"a":\r\n1\r\n2'), "SyntaxError: Expected ',' or '}' after property value in JSON at position 10 (line 3 column 1)");
throws(() => JSON.parse('[t8]'), 'SyntaxError: Unexpected number in JSON at position 2 (line 1 column 3)');
throws(() => JSON.parse('n"'), 'SyntaxError: Unexpected string in JSON at position 1 (line 1 column 2)');
throws(() => JSON.parse('nu]'), 'SyntaxError: Unexpected token \']\', "nu]" is not valid JSON');
