export const seen = this;
