/** A page as a visitor has it before doing anything. */
import type {Browser, BrowserContextOptions} from 'playwright-core'
import {matchRoute} from '../../../../site/app/core/match-route.ts'
import {hydrated} from '../../../support/browser/conditions.ts'
import {newVisitor} from '../../../support/browser/visitor.ts'
import {isDocs} from '../../audited-site.ts'

/** A phone and a desktop. */
export const WIDTHS = [390, 1280]
/** Heights of a usual phone and of a small laptop: a low window hides elements more easily. */
const heightAt = (width: number) => (width < 600 ? 844 : 720)

interface Look extends BrowserContextOptions {
  width: number
}

export async function openPage(browser: Browser, address: string, {width, ...options}: Look) {
  const viewport = {width, height: heightAt(width)}
  const {page, leave} = await newVisitor(browser, {viewport, ...options})
  const response = await page.goto(address)
  const {pathname} = new URL(address)
  if (isDocs(pathname)) return {page, leave}
  await hydrated(page)
  if (isLanding(pathname) && response?.ok()) {
    // It asks for contact by itself, once.
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({state: 'detached'})
  }
  return {page, leave}
}

const isLanding = (path: string) => matchRoute(path)?.route.path === '/{launch}'
