/** The phone that Lighthouse measures with. */
export const PHONE = {
  ...{viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true},
  userAgent:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
}

/** A phone that is a little smaller, with more dots to a pixel. */
export const SMALL_PHONE = {viewport: {width: 390, height: 844}, deviceScaleFactor: 3}
