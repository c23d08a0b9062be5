/** A page of a browser that runs our source without a build. */
import {after, before} from 'node:test'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import {type Browser, chromium, type Page} from 'playwright-core'
import {launchBrowser} from '../../../support/browser/browser.ts'

/** Names a running browser, for a run of many test files. */
export const BROWSER = 'OCP_TEST_BROWSER'

/** Names the milliseconds that a page may take; a busy machine needs more than it seems. */
export const TIMEOUT = 'OCP_TEST_TIMEOUT'
export const timeout = Number(process.env[TIMEOUT] ?? 15_000)

/** The address at which it is; nothing else is on the network. */
export const PAGE = 'https://page.example/'

export type Build = 'react' | 'preact'

/** One page for all tests of a file, with the script that is made of this source file. */
export function setSourcePage(entry: URL, renderer: Build = 'react') {
  let browser: Browser
  let page: Page
  before(async () => {
    const [opened, script] = await Promise.all([openBrowser(), bundle(entry, renderer)])
    browser = opened
    page = await (await browser.newContext({locale: 'en-GB'})).newPage()
    page.setDefaultTimeout(timeout)
    await page.route('**/*', route => route.fulfill({contentType: 'text/html', body: DOCUMENT}))
    await page.goto(PAGE)
    await page.addScriptTag({content: script})
  })
  after(async () => {
    await page?.context().close()
    await browser?.close()
  })
  return {
    get page() {
      return page
    },
    get browser() {
      return browser
    },
  }
}

const DOCUMENT = '<!doctype html><html lang="en"><title>Page</title><body></body></html>'

export const openBrowser = () => {
  const running = process.env[BROWSER]
  return running ? chromium.connect(running) : launchBrowser()
}

const preact = (name: string) =>
  fileURLToPath(new URL(`../../../../site/build/preact/${name}`, import.meta.url))

const ALIASES: Record<Build, Record<string, string>> = {
  react: {},
  preact: {
    react: preact('react.mjs'),
    'react-dom/client': preact('react.mjs'),
    'react-dom/server': 'preact-render-to-string',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
}

async function bundle(entry: URL, renderer: Build) {
  const {outputFiles} = await build({
    entryPoints: [entry.pathname],
    bundle: true,
    write: false,
    jsx: 'automatic',
    alias: {'@preact/signals': '@preact/signals-core', ...ALIASES[renderer]},
    define: {'process.env.NODE_ENV': '"production"'},
    loader: {'.css': 'text'},
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
