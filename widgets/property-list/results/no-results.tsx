/** No results: the active filters, and the nearest search that finds something. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {isolated} from '#kit/i18n/locale.ts'
import {type Narrowing, narrowing} from '#trade/property/filter-words.ts'
import {AlertsButton} from '../alerts/alerts-button.tsx'
import type {Results} from '../attributes.ts'
import {useList} from '../context.ts'
import {useFilterWords} from '../filters/filter-labels.ts'
import {without} from '../filters/query.ts'
import {QueryLink} from '../filters/query-link.tsx'
import {Alternatives} from './alternatives.tsx'
import {ContactLinks} from './contact-links.tsx'
import {waysOut} from './ways-out.ts'

export function NoResults({results}: {results: Results}) {
  const {i18n, locale} = useServices()
  const {listQuery, presets} = useList()
  const wordsFor = useFilterWords()
  const {query, view} = listQuery
  const active = narrowing.filter(name => query[name])
  const removable = active.filter(name => !presets[name])
  const ways = waysOut(removable, results)
  const withoutFilter = (name: Narrowing) =>
    i18n._('Search without “{filter}”', {filter: isolated(wordsFor(name), locale)})
  // An old address may name a page that the list has no more.
  if (results.total > 0) {
    return (
      <Notice title={i18n._('There is nothing on this page')}>
        <QueryLink className="button button--primary" to={{query: without(query), view}} leaving>
          {i18n._('First page')}
        </QueryLink>
      </Notice>
    )
  }
  return (
    <>
      <Notice
        title={
          active.length > 0
            ? i18n._('No properties match your search')
            : i18n._('There are no properties to show at the moment')
        }
        words={active.map(name => isolated(wordsFor(name), locale)).join(' · ')}
      >
        {ways.map(({name, count}, at) => (
          <QueryLink
            key={name}
            className={at ? 'button' : 'button button--primary'}
            to={{query: without(query, name), view}}
            leaving
          >
            <span>{`${withoutFilter(name)}${count ? ` (${count})` : ''}`}</span>
          </QueryLink>
        ))}
        {removable.length > (ways.length ? 1 : 0) && (
          <QueryLink className="button" to={{query: without(query, ...removable), view}} leaving>
            {i18n._('Clear all filters')}
          </QueryLink>
        )}
        <AlertsButton />
        <ContactLinks />
      </Notice>
      {results.alternatives && <Alternatives {...results.alternatives} />}
    </>
  )
}

interface NoticeProps {
  title: string
  words?: string
  children: ReactNode
}

/** @csspart notice - The message where nothing was found, or the search failed. */
const Notice = ({title, words, children}: NoticeProps) => (
  <div className="notice" part="notice">
    <EmptyIllustration />
    <p className="notice__title">{title}</p>
    {words && <p className="notice__words">{words}</p>}
    <div className="notice__ways">{children}</div>
  </div>
)

/** An arch that looks out on an empty shore; closed, where nothing can be seen. */
export const EmptyIllustration = ({closed}: {closed?: boolean}) => (
  <svg className="drawing" viewBox="0 0 120 150" width="96" height="120" aria-hidden="true">
    <path d="M12 146V66C12 36 34 22 60 4c26 18 48 32 48 62v80z" />
    <path
      className="drawing__fine"
      d="M22 146V68c0-24 16-36 38-51 22 15 38 27 38 51v78M4 146h112"
    />
    {closed ? (
      <path
        className="drawing__fine"
        d="M60 18v128M22 80h76M22 112h76M41 36v110M79 36v110M22 64l38 32 38-32M22 128l38-32 38 32"
      />
    ) : (
      <path
        className="drawing__fine"
        d="M22 104h76M28 118h26M62 118h30M34 131h18M64 131h22M72 76a9 9 0 1 0 .01 0"
      />
    )}
  </svg>
)
