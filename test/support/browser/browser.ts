/**
 * The browser that the tests drive: the one that npm brings, pinned like every package, so that a
 * test gives the same answer on each machine. `CHROME_PATH` names another; systems that the
 * package does not support use an installed Chrome.
 */
import {accessSync, constants} from 'node:fs'
import {type Browser, chromium} from 'playwright-core'
import {bundledChromium, bundledFonts, isBundledForThisSystem} from './bundled-chromium.ts'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const args = [
  // Root and containers have no user namespaces for the sandbox; tests only open our own pages.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // For the headless shell, which does not use fontconfig as a full Chromium does.
  '--font-render-hinting=none',
  // As in a visitor's Chrome, which a headless shell does not do by itself: a frame of another site
  // has its own process.
  '--site-per-process',
]

/** Launch options for Playwright and for the test runner alike. */
export interface LaunchOptions {
  executablePath: string
  args: string[]
  env?: Record<string, string>
}

/** A separate browser process. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const options = await findChromium()
  return chromium.launch({...options, args: [...options.args, ...more]})
}

export async function findChromium(): Promise<LaunchOptions> {
  const {CHROME_PATH} = process.env
  if (!CHROME_PATH && isBundledForThisSystem) {
    const {executablePath, env} = await bundledChromium()
    return {executablePath, args, env: withOurs(env)}
  }
  const executablePath = CHROME_PATH ?? installed.find(canRun)
  if (!executablePath) {
    throw new Error('No Chrome found. Install one, or name its executable in CHROME_PATH.')
  }
  const fonts = process.platform === 'linux' ? await bundledFonts() : {}
  return {executablePath, args, env: withOurs(fonts)}
}

const withOurs = (env: Record<string, string>) => ({
  ...(process.env as Record<string, string>),
  ...env,
})

const canRun = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
