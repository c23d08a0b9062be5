/** Chromium by its own protocol, Firefox by WebDriver BiDi: one library for both. */
import puppeteer, {type Browser, type KeyInput, type LaunchOptions, type Page} from 'puppeteer-core'
import type {Point, RunningEngine, Size, Tab} from './tab.ts'

export async function startWithPuppeteer(options: LaunchOptions): Promise<RunningEngine> {
  const browser = await puppeteer.launch(options)
  const version = (await browser.version()).replace(/^.*\//, '')
  return {version, newTab: size => newTab(browser, size), close: () => browser.close()}
}

async function newTab(browser: Browser, size: Size): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({...size, hasTouch: true})
  return {
    async goto(url) {
      await page.goto(url)
    },
    async back() {
      await page.goBack()
    },
    evaluate: (code, ...given) => page.evaluate(code as never, ...given) as never,
    click: ({x, y}) => page.mouse.click(x, y),
    tap: ({x, y}) => page.touchscreen.tap(x, y),
    drag: (from, to) => drag(page, from, to),
    press: key => press(page, key),
    type: text => page.keyboard.type(text),
    async chooseFile(path) {
      await (await page.waitForSelector('>>> input[type=file]'))?.uploadFile(path)
    },
    close: () => context.close(),
  }
}

async function drag({mouse}: Page, from: Point, to: Point) {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, {steps: 10})
  await mouse.up()
}

async function press({keyboard}: Page, key: string) {
  const [main = '', modifier] = key.split('+').reverse()
  if (modifier) await keyboard.down(modifier as KeyInput)
  await keyboard.press(main as KeyInput)
  if (modifier) await keyboard.up(modifier as KeyInput)
}
