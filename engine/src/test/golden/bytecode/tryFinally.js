function f(g) { for (;;) { try { if (g()) break; return 1 } catch (e) { continue } finally { g() } } }
function h(g) { try { g() } catch { return 2 } }
