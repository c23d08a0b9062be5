/** On an upright screen its height counts: what is landscape is cut to be tall. */
export const HERO_SIZES = '(orientation: portrait) 140vh, 100vw'
