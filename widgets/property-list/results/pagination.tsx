/** Links to the other pages: numbers where there is room, words on a phone. */
import {useServices} from '#kit/core/view/use-services.ts'
import {useList} from '../context.ts'
import type {ListQuery} from '../filters/query.ts'
import {QueryLink} from '../filters/query-link.tsx'

/** @csspart pages - The links to further pages, below the list. */
export function Pagination() {
  const {i18n} = useServices()
  const {listQuery, results} = useList()
  if (!results) return <div className="pages-room" />
  if (results.pages < 2) return null
  const {pages} = results
  const page = Math.min(results.page, pages)
  const pageOf = (number: number): ListQuery => ({
    ...listQuery,
    query: {...listQuery.query, page: `${number}`},
  })
  return (
    <nav className="pages" aria-label={i18n._('Pages')} part="pages">
      {page > 1 && (
        <QueryLink className="page page--step" rel="prev" to={pageOf(page - 1)}>
          <Arrow points="M14 5l-7 7 7 7" /> {i18n._('Previous')}
        </QueryLink>
      )}
      <ul className="pages__numbers">
        {pageNumbers(page, pages).map((number, at, all) => (
          <li key={number} className={number - (all[at - 1] ?? 0) > 1 ? 'gap' : undefined}>
            <QueryLink
              className="page figures"
              label={i18n._('Page {number}', {number})}
              current={number === page ? 'page' : undefined}
              to={pageOf(number)}
            >
              {number}
            </QueryLink>
          </li>
        ))}
      </ul>
      <p className="pages__words">{i18n._('Page {page} of {pages}', {page, pages})}</p>
      {page < pages && (
        <QueryLink className="page page--step page--next" rel="next" to={pageOf(page + 1)}>
          {i18n._('Next')} <Arrow points="M10 5l7 7-7 7" />
        </QueryLink>
      )}
    </nav>
  )
}

const Arrow = ({points}: {points: string}) => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d={points} fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)

const MAX_LINKS = 7

/** At most seven: the first, the last, and those around the page that is shown. */
function pageNumbers(page: number, pages: number): number[] {
  if (pages <= MAX_LINKS) return Array.from({length: pages}, (_, at) => at + 1)
  const first = Math.min(Math.max(page - 2, 2), pages - 5)
  return [1, ...Array.from({length: 5}, (_, at) => first + at), pages]
}
