function f() { { function g() {} } return g }
