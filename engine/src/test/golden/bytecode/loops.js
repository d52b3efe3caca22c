function f(n) {
    var sum = 0;
    for (let i = 0; i < n; i++) { if (i === 3) continue; if (i > 9) break; sum += i }
    while (n--) sum++;
    do sum--; while (sum > 0);
    return sum;
}
