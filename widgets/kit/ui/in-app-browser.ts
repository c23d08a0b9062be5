/**
 * Browsers inside other apps, such as those of Instagram, Facebook and WhatsApp: a link in a message
 * opens there. They save no file, and drop an address that begins with `blob:` without a word.
 */

/** Android says `wv` of each, iOS leaves Safari's name out; some apps put it in, with their own. */
const IN_APP =
  /; wv\)|\bFB(?:AN|AV|_IAB)\b|\b(?:Instagram|WhatsApp)\b|\((?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/

export const isInAppBrowser = (userAgent = navigator.userAgent) => IN_APP.test(userAgent)
