const groups = Map.groupBy([1, 2, 3], (value) => (value % 2 ? 'odd' : 'even'));
sameElements(groups.get('odd'), [1, 3]);
sameElements([...groups.keys()], ['odd', 'even']);
