/** A hero covers a frame that is higher than its picture on a phone. */
export const HERO_SIZES = 'max(100vw, 105vh)'
