function F() { return new.target ? this : () => this }
