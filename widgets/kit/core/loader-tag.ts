/** The loader's tag, by its address; a query behind it is left to whom it is of use. */
export const LOADER_TAG = 'script[src*="embed/"][src*="/loader.js"]'
