export const attributes = {}
