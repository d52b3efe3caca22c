export const j=1
