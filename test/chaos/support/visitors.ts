/** Visitors of a whole product, through its public addresses, at the pace of people. */
import {setTimeout as delay} from 'node:timers/promises'
import type {Page} from 'playwright-core'
import {FORM_TOKEN_COOKIE} from '../../../site/app/shared-with-server/form-token.ts'
import {booking} from '../../site/server/support/leads/people.ts'
import {fillIn, openBookNow, THANKS} from '../../support/book-now.ts'
import {nameOf, send} from './writers.ts'

export type Visitors = ReturnType<typeof startVisitors>

interface Addresses {
  site: string
  api: string
}

const READERS = 4
const WRITERS = 6
/** Milliseconds between two things that one visitor does. */
const PAUSE_MS = {read: 150, retry: 500, book: 15_000}
/** A form that is submitted faster counts as spam. */
const FILLING_MS = 2_500

const PATHS = [
  '/',
  '/properties',
  '/communities',
  '/news',
  '/blogs',
  '/open-houses',
  '/team',
  '/contact-us',
]

/** `page` is on the site, and stays open throughout. */
export function startVisitors({site, api}: Addresses, page: Page) {
  const stopping = new AbortController()
  /** Names of enquiries that a visitor was thanked for. */
  const acknowledged = new Set<string>()
  /** Failures that a visitor noticed, in words. */
  const failures: string[] = []
  /** How often something was done, by what it is. */
  const counts = {pages: 0, enquiries: 0, bookings: 0}
  let number = 0

  /** Reports a failure and goes on. */
  async function repeat(what: keyof typeof counts, act: () => Promise<void>, pause = 0) {
    while (!stopping.signal.aborted) {
      try {
        await act()
        counts[what]++
      } catch (error) {
        failures.push(`${new Date().toISOString()} ${what}: ${error}`)
      }
      await delay(pause, undefined, {signal: stopping.signal}).catch(() => {})
    }
  }

  async function read() {
    const path = PATHS[counts.pages % PATHS.length]
    const response = await fetch(site + path)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${response.status} for ${path}`)
  }

  /** With the token of a page of one server, to whichever server answers. */
  async function enquire() {
    const token = await formToken(site)
    await delay(FILLING_MS)
    const name = nameOf(number++)
    const key = crypto.randomUUID()
    while ((await send(api, name, key, token)) !== 200) await delay(PAUSE_MS.retry)
    acknowledged.add(name)
  }

  async function book() {
    const name = nameOf(number++)
    try {
      await bookAs(name)
    } catch (error) {
      // A visitor who is not thanked sees another dialog, which explains the failure.
      const seen = await page.getByRole('dialog').allInnerTexts()
      throw new Error(`${name}: ${error}\n${seen.join('\n')}`)
    }
    acknowledged.add(name)
  }

  async function bookAs(name: string) {
    const dialog = await openBookNow(page)
    await fillIn(dialog, {Name: name, Phone: '+971 50 123 4567', Email: booking.email})
    await delay(FILLING_MS)
    await dialog.getByRole('button', {name: 'Send'}).click()
    await page.getByText(THANKS).waitFor()
    await dialog.waitFor({state: 'detached'})
    await page.getByText(THANKS).waitFor({state: 'detached'})
  }

  const all = [
    ...Array.from({length: READERS}, () => repeat('pages', read, PAUSE_MS.read)),
    ...Array.from({length: WRITERS}, () => repeat('enquiries', enquire)),
    repeat('bookings', book, PAUSE_MS.book),
  ]
  return {
    acknowledged,
    failures,
    counts,
    /** Lets each finish what they are doing. */
    async stop() {
      stopping.abort()
      await Promise.all(all)
    },
  }
}

async function formToken(site: string) {
  const response = await fetch(site)
  await response.arrayBuffer()
  const cookie = response.headers.getSetCookie().find(one => one.startsWith(FORM_TOKEN_COOKIE))
  const [, token] = /=([^;]+)/.exec(cookie ?? '') ?? []
  if (!token) throw new Error(`The page gave no form token: ${response.status}`)
  return token
}
