/** How an address becomes a page with its data. The same on server and browser. */
import {fetchElement} from '../islands/island.tsx'
import {BackendUnavailable, Gone, NotFound} from '../records/missing-record.ts'
import {prepareShell} from '../shell/shell-part.ts'
import {matchRoute} from './match-route.ts'
import type {AnyPage, LoadedPage, Visit} from './page-types.ts'
import {gone, notFound} from './routes.ts'

/** Loads the page of an address, with its data; an address that has none gets the page that says so. */
export async function loadPage(visit: Omit<Visit, 'params'>): Promise<LoadedPage> {
  try {
    return (await existingPage(visit)) ?? (await otherPage(404, visit))
  } catch (error) {
    if (error instanceof NotFound) {
      return {...(await otherPage(404, visit)), leadsTo: error.leadsTo}
    }
    if (error instanceof Gone) return otherPage(410, visit)
    throw error
  }
}

/** The page of an address; undefined without a route, and an error without a record. */
export async function existingPage(visit: Omit<Visit, 'params'>): Promise<LoadedPage | undefined> {
  const {url} = visit
  const match = matchRoute(url.pathname)
  if (!match) return undefined
  const {route} = match
  const {default: definition} = await route.page()
  try {
    const data = await dataOf(definition, {...visit, params: match.params})
    return {route, definition, data, url, status: 200}
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error
    return {route, definition, data: error.data ?? null, url, status: 502}
  }
}

/** Returns true when a part of the page could not be fetched; the page shows that, with 200. */
export const hasFailed = ({data}: LoadedPage) =>
  Boolean((data as {failure?: unknown} | null)?.failure)

/** Returns true when that is the record of the page: nobody knows whether it exists. */
export const lacksRecord = (page: LoadedPage) => hasFailed(page) && page.route.path.includes('{')

/** Loads the page that is shown in place of a record that never existed, or no longer does. */
async function otherPage(status: 404 | 410, visit: Omit<Visit, 'params'>): Promise<LoadedPage> {
  const route = status === 404 ? notFound : gone
  const {default: definition} = await route.page()
  const data = await dataOf(definition, {...visit, params: {}})
  return {route, definition, data, url: visit.url, status}
}

/** A page without its record is shown, too, so its code has to be there whatever the loader says. */
async function dataOf({load, prepare, elements = []}: AnyPage, visit: Visit): Promise<unknown> {
  const [data, code] = await Promise.allSettled([
    load?.(visit),
    Promise.all([
      prepare?.(),
      prepareShell(),
      ...elements.map(element => fetchElement(element, visit.locale)),
    ]),
  ])
  if (code.status === 'rejected') throw code.reason
  if (data.status === 'rejected') throw data.reason
  return data.value
}
