/** Links to the other pages: numbers where there is room, words on a phone. */
import {useServices} from '../shared/element/use-services.ts'
import {useList} from './context.ts'
import {Go} from './go.tsx'
import {pageNumbers} from './page-numbers.ts'
import type {Asked} from './query.ts'

export function Pages() {
  const {i18n} = useServices()
  const {asked, results} = useList()
  if (!results || results.pages < 2) return null
  const {pages} = results
  const page = Math.min(results.page, pages)
  const pageOf = (number: number): Asked => ({
    ...asked,
    query: {...asked.query, page: `${number}`},
  })
  return (
    <nav className="pages" aria-label={i18n._('Pages')} part="pages">
      {page > 1 && (
        <Go className="page page--step" rel="prev" to={pageOf(page - 1)}>
          <Arrow points="M14 5l-7 7 7 7" /> {i18n._('Previous')}
        </Go>
      )}
      <ul className="pages__numbers">
        {pageNumbers(page, pages).map((number, at, all) => (
          <li key={number} className={number - (all[at - 1] ?? 0) > 1 ? 'gap' : undefined}>
            <Go
              className="page figures"
              label={i18n._('Page {number}', {number})}
              current={number === page ? 'page' : undefined}
              to={pageOf(number)}
            >
              {number}
            </Go>
          </li>
        ))}
      </ul>
      <p className="pages__words">{i18n._('Page {page} of {pages}', {page, pages})}</p>
      {page < pages && (
        <Go className="page page--step page--next" rel="next" to={pageOf(page + 1)}>
          {i18n._('Next')} <Arrow points="M10 5l7 7-7 7" />
        </Go>
      )}
    </nav>
  )
}

const Arrow = ({points}: {points: string}) => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d={points} fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)
