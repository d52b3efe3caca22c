let x; let x;
