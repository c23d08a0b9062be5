/** The three engines that the tests are for, each where it is installed. */
import {globSync} from 'node:fs'
import {delimiter, join} from 'node:path'
import {findChromium} from '../../support/browser/browser.ts'
import {startWithPuppeteer} from './puppeteer-engine.ts'
import type {RunningEngine} from './tab.ts'
import {startWebKit} from './webkit-engine.ts'

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** The package to install for it; undefined if everything is installed. */
  missing?: string
  start(): Promise<RunningEngine>
}

const find = (...names: string[]) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => globSync(folders.map(folder => join(folder, name))))[0] ?? ''
}

const firefox = process.env.FIREFOX_PATH ?? find('firefox-esr', 'firefox')

const webkit = {
  driver: find('WebKitWebDriver'),
  display: find('Xvfb'),
  browser: globSync('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').at(-1) ?? '',
}

const all: Engine[] = [
  {
    name: 'Chromium',
    async start() {
      const {executablePath, args, env} = await findChromium()
      return startWithPuppeteer({executablePath, env, args})
    },
  },
  {
    name: 'Firefox',
    ...(firefox ? {} : {missing: 'firefox-esr, or FIREFOX_PATH'}),
    start: () => startWithPuppeteer({browser: 'firefox', executablePath: firefox}),
  },
  {
    name: 'WebKit',
    ...(Object.values(webkit).every(Boolean) ? {} : {missing: 'webkit2gtk-driver and xvfb'}),
    start: () => startWebKit(webkit),
  },
]

const {ENGINES} = process.env

/** `ENGINES=Firefox,WebKit` leaves out the others. */
export const engines = all.filter(({name}) => !ENGINES || ENGINES.split(',').includes(name))
