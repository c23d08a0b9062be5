/** What axe finds on a page. */
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Page} from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  violations: {id: string; nodes: {target: string[]}[]}[]
}

/** Through the debugger, so that the page's own policy stays as strict as it is. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const {axe} = globalThis as unknown as {axe: {run(): Promise<AxeResults>}}
    const found = (await axe.run()).violations
    return found.map(({id, nodes}) => `${id}: ${nodes.map(node => node.target.join(' '))}`)
  })
}
