await null;
throw new RangeError('top level');
