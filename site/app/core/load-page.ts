/** How an address becomes a page with its data. The same on server and browser. */
import {Gone, NotFound, Unanswered} from '../records/missing-record.ts'
import {matchRoute} from './match-route.ts'
import type {LoadedPage, Visit} from './page-types.ts'
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
    const data = await definition.load?.({...visit, params: match.params})
    return {route, definition, data, url, status: 200}
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    return {route, definition, data: error.data ?? null, url, status: 502}
  }
}

/** Whether something on the page could not be fetched; the page says so, with status 200. */
export const hasFailed = ({data}: LoadedPage) =>
  Boolean((data as {failure?: unknown} | null)?.failure)

/** Whether that is the record that the page is about: nobody knows whether it exists. */
export const lacksRecord = (page: LoadedPage) => hasFailed(page) && page.route.path.includes('{')

/** What is shown in place of a record that is not there, or not there any more. */
async function otherPage(status: 404 | 410, visit: Omit<Visit, 'params'>): Promise<LoadedPage> {
  const route = status === 404 ? notFound : gone
  const {default: definition} = await route.page()
  const data = await definition.load?.({...visit, params: {}})
  return {route, definition, data, url: visit.url, status}
}
