import type {Page} from 'playwright-core'

/** The path of a file of code, and the number of the task in which it was evaluated. */
type Evaluation = [file: string, task: number]

/** Records which files of the site's code run in one task, in the page that is opened next. */
export async function recordEvaluations(page: Page): Promise<() => Promise<Evaluation[]>> {
  await page.addInitScript(() => {
    const evaluations: Evaluation[] = []
    let task = 0
    let isOver = true
    const evaluates = (file: string) => {
      if (isOver) beginTask()
      evaluations.push([file, task])
    }
    function beginTask() {
      task += 1
      isOver = false
      const {port1, port2} = new MessageChannel()
      port1.onmessage = () => {
        isOver = true
      }
      port2.postMessage(null)
    }
    Object.assign(globalThis, {evaluations, evaluates})
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    const response = await route.fetch()
    const file = JSON.stringify(new URL(route.request().url()).pathname)
    await route.fulfill({response, body: `evaluates(${file});${await response.text()}`})
  })
  return async () => {
    await page.unrouteAll({behavior: 'wait'})
    return page.evaluate(() => (globalThis as {evaluations?: Evaluation[]}).evaluations ?? [])
  }
}
