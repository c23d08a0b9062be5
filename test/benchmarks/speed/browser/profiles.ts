/** Slow phones and networks, as the browser emulates them. */
import type {BrowserContextOptions} from 'playwright-core'

export interface Profile {
  /** Milliseconds that each request waits for its answer. */
  latency: number
  /** Bytes per second. */
  down: number
  up: number
  /** How many times slower the processor is. */
  cpu: number
  device: BrowserContextOptions
}

const bytes = (kilobits: number) => Math.floor((kilobits * 1024) / 8)

/** Slow 4G: the round trip and the rates of the network itself. */
export const SLOW_4G: Profile = {
  ...{latency: 150, down: bytes(1.6 * 1024), up: bytes(750), cpu: 4},
  device: {
    viewport: {width: 390, height: 844},
    deviceScaleFactor: 2,
    ...{isMobile: true, hasTouch: true, locale: 'en-GB'},
  },
}

/**
 * Lighthouse's mobile profile (`devtools` throttling): slow 4G again, where a request waits for 3.75
 * round trips, since the browser does not emulate those of the connection, and 0.9 of the rates.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js
 */
export const LIGHTHOUSE: Profile = {
  ...{latency: 562.5, down: bytes(1474.56), up: bytes(675), cpu: 4},
  device: {
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    ...{isMobile: true, hasTouch: true, locale: 'en-GB'},
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
  },
}
