/** How browsers inside apps, and others, name themselves. */
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 15; SM-S921B Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko)' +
  ' Version/4.0 Chrome/138.0.7204.63 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

export const userAgents = {
  inApps: {
    'Instagram on an iPhone': `${IPHONE} (KHTML, like Gecko) Mobile/22F76 Instagram 385.0.0.21 (iPhone15,4; iOS 18_5; en_AE; en; scale=3.00; 1179x2556; 750000000)`,
    'Instagram on Android': `${WEBVIEW} Instagram 385.0.0.47.74 Android (35/15; 480dpi; 1080x2340; samsung; SM-S921B; e1s; s5e9945; en_AE; 750000000)`,
    'Facebook on an iPhone': `${IPHONE} (KHTML, like Gecko) Mobile/22F76 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/750000000;FBDV/iPhone15,4;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBLC/en_GB;FBOP/5]`,
    'Facebook on Android': `${WEBVIEW} [FB_IAB/FB4A;FBAV/520.0.0.48.73;]`,
    'WhatsApp on an iPhone': `${IPHONE} (KHTML, like Gecko) Mobile/22F76 WhatsApp/25.20.73`,
    'WhatsApp on Android': `${WEBVIEW} WhatsApp/2.25.20.76`,
    'an app on an iPhone that says no name': `${IPHONE} (KHTML, like Gecko) Mobile/22F76`,
    'an app on Android that says no name': WEBVIEW,
  },
  browsers: {
    'Safari on an iPhone': `${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPhone': `${IPHONE} (KHTML, like Gecko) CriOS/138.0.7204.33 Mobile/15E148 Safari/604.1`,
    'Firefox on an iPhone': `${IPHONE} (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
    'Chrome on Android':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    'Samsung Internet':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome on Windows': `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36`,
    'Firefox on Windows':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Safari on a Mac':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  },
}

/** Does something in a page whose browser names itself so. */
export async function named<Result>(userAgent: string, act: () => Promise<Result>) {
  Object.defineProperty(navigator, 'userAgent', {configurable: true, get: () => userAgent})
  try {
    return await act()
  } finally {
    Reflect.deleteProperty(navigator, 'userAgent')
  }
}
