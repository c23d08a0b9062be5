/** WebKitGTK, which has the engine of Safari, in its own display. */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import type {Point, RunningEngine, Size, Tab} from './tab.ts'
import {type Session, startDriver} from './webdriver.ts'

export interface WebKitFiles {
  driver: string
  browser: string
  display: string
}

export async function startWebKit(files: WebKitFiles): Promise<RunningEngine> {
  const display = await startDisplay(files.display)
  const driver = await startDriver(files.driver, {
    ...process.env,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  })
  const newSession = () =>
    driver.newSession({'webkitgtk:browserOptions': {binary: files.browser, args: ['--automation']}})
  const first = await newSession()
  await first.send('DELETE', '')
  return {
    version: first.browserVersion,
    newTab: async size => newTab(await newSession(), size),
    async close() {
      driver.close()
      display.close()
    },
  }
}

/** The server prints the number of its display on file descriptor 3. */
async function startDisplay(executable: string) {
  const child = spawn(executable, ['-displayfd', '3', '-screen', '0', '1440x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data')
  return {name: `:${String(number).trim()}`, close: () => child.kill()}
}

async function newTab({send}: Session, size: Size): Promise<Tab> {
  const evaluate: Tab['evaluate'] = (code, ...given) =>
    send('POST', '/execute/sync', {script: `return (${code})(...arguments)`, args: given})
  const perform = (...actions: object[]) => send<void>('POST', '/actions', {actions})
  const pointer = (...actions: object[]) =>
    perform({type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions})
  const click = (at: Point) => pointer(moveTo(at), DOWN, UP)

  // The page has the requested size, without the borders of the window.
  await send('POST', '/window/rect', size)
  const inner = await evaluate(() => ({width: innerWidth, height: innerHeight}))
  await send('POST', '/window/rect', {
    width: size.width + size.width - inner.width,
    height: size.height + size.height - inner.height,
  })

  return {
    goto: url => send('POST', '/url', {url}),
    back: () => send('POST', '/back'),
    evaluate,
    click,
    tap: click,
    drag: (from, to) => pointer(moveTo(from), DOWN, moveTo(to, 200), UP),
    press: key => perform({type: 'key', id: 'keyboard', actions: keysOf(key)}),
    type: text => perform({type: 'key', id: 'keyboard', actions: [...text].flatMap(keysOf)}),
    async chooseFile(path) {
      const field = await evaluate(findFileField)
      const [id] = Object.values(field as object)
      await send('POST', `/element/${id}/value`, {text: path})
    },
    close: () => send('DELETE', ''),
  }
}

const DOWN = {type: 'pointerDown', button: 0}
const UP = {type: 'pointerUp', button: 0}
const moveTo = ({x, y}: Point, duration = 0) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
})

const KEYS: Record<string, string> = {
  ...{Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Escape: '\uE00C', Backspace: '\uE003'},
  ...{ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015'},
}

function keysOf(name: string) {
  const keys = (name.length > 1 ? name.split('+') : [name]).map(key => KEYS[key] ?? key)
  return [
    ...keys.map(value => ({type: 'keyDown', value})),
    ...keys.reverse().map(value => ({type: 'keyUp', value})),
  ]
}

function findFileField(): Element | undefined {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    const field = root.querySelector('input[type=file]')
    if (field) return field
    for (const {shadowRoot} of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  }
}
