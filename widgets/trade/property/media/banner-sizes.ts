/** How wide the banner's picture is shown: it covers a frame that may be higher than wide. */
export const BANNER_SIZES = '(max-width: 640px) 180vw, max(100vw, 1100px)'
