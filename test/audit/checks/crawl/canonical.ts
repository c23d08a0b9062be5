/** Other spellings of a page's address: they redirect to it, or are no page. */
import type {AuditedSite} from '../../audited-site.ts'
import {error, type Finding} from '../../finding.ts'

type Reader = Pick<AuditedSite, 'site' | 'read'>

const second = error('a page has a second address')
const unlike = error('a page of a list is not its own canonical address')
const endless = error('a page beyond the end of a list can be indexed')

export async function otherSpellings({read}: Reader, paths: string[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const path of paths) {
    const original = await read(path)
    if (original.status !== 200 || !original.canonical || path === '/') continue
    for (const spelling of spellingsOf(path)) {
      const {status, redirectedTo} = await read(spelling)
      const isRight = status === 404 || (redirectedTo && redirectedTo !== spelling)
      if (!isRight) findings.push(second(path, `${spelling} answers ${status}`))
    }
  }
  return findings
}

/** With a slash at its end, and with other capitals. */
function spellingsOf(path: string): string[] {
  const [first, ...rest] = path.slice(1).split('/')
  const record = rest.at(-1) ?? first ?? ''
  const start = path.slice(0, path.length - record.length)
  const decoded = decodeURIComponent(record)
  const spellings = [decoded.toUpperCase(), decoded.toLowerCase()].map(
    name => start + encodeURIComponent(name),
  )
  return [`${path}/`, ...new Set(spellings)].filter(spelling => spelling !== path)
}

/** The pages of a list: those it has are their own, and those it has not are not for search engines. */
export async function pagesOfList({site, read}: Reader, list: string): Promise<Finding[]> {
  const [next, beyond] = [`${list}?page=2`, `${list}?page=9999`]
  const [existing, none] = [await read(next), await read(beyond)]
  return [
    ...(existing.canonical === site + next
      ? []
      : [unlike(next, `canonical ${existing.canonical}`)]),
    ...(none.status === 404 || none.redirectedTo || none.robots?.includes('noindex')
      ? []
      : [endless(beyond, `answers ${none.status}`)]),
  ]
}
