/**
 * The styles of a page that is changed to in place. A document has those of its own page; the next
 * page's are fetched with its data, and take their place in the moment in which it is rendered.
 */
import {sheets} from '#page-styles'
import {FACES, HEADING_FACES, PAGE_STYLES} from '../core/page-state.ts'

const arrivals = new Map<string, Promise<unknown>>()

/** Resolves when they can be applied at once, with what puts them in place of the present ones. */
export async function fetchPageStyles(page: string): Promise<() => void> {
  const address = sheets[page]
  // While the site is developed one sheet has the styles of all pages.
  if (!address) return () => {}
  const isHere = document.head.querySelector(`[${PAGE_STYLES}="${address}"]`)
  if (!isHere) arrivals.set(address, fetched(address))
  await arrivals.get(address)
  return () => apply(address)
}

/** Fetched, but not applied yet: the page that is shown stays as it is. */
function fetched(address: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.media = 'not all'
  link.href = address
  link.setAttribute(PAGE_STYLES, address)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${address} could not be fetched`))
    })
    document.head.append(link)
  })
}

function apply(address: string) {
  for (const element of document.head.querySelectorAll(`[${PAGE_STYLES}]`)) {
    if (element.getAttribute(PAGE_STYLES) !== address) element.remove()
    else if (element instanceof HTMLLinkElement) element.media = 'all'
  }
  // Applies font faces that arrived too late for the first page of a visit on a slow network.
  for (const id of [FACES, HEADING_FACES]) document.getElementById(id)?.removeAttribute('media')
}
