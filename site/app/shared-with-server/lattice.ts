/** The star and cross of a mashrabiya screen: one tile of 64, stars touching at their points. */
export const TILE = 64
export const STAR =
  'M64 32L54.6 41.4V54.6H41.4L32 64L22.6 54.6H9.4V41.4L0 32L9.4 22.6V9.4H22.6L32 0L41.4 9.4H54.6V22.6Z'
/** The eight-pointed rosette inside each star. */
export const ROSETTE =
  'M32 16L36.3 21.6L43.3 20.7L42.4 27.7L48 32L42.4 36.3L43.3 43.3L36.3 42.4L32 48L27.7 42.4L20.7 43.3L21.6 36.3L16 32L21.6 27.7L20.7 20.7L27.7 21.6Z'

/** The pointed arch of 480 x 720, and the two frames around it. */
export const ARCH = 'M40 690V300C40 190 130 132 240 40C350 132 440 190 440 300V690Z'
export const FRAMES = [
  'M24 690V298C24 180 122 116 240 18C358 116 456 180 456 298V690',
  'M16 690V296C16 174 118 108 240 6C362 108 464 174 464 296V690',
]
