function f(callbacks) {
    for (let i = 0; i < 3; i++) callbacks.push(() => i);
    for (const key in callbacks) callbacks.push(() => key);
}
