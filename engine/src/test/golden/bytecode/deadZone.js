function f() { try { x } catch {} let x = 1; return () => y; let y }
