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
