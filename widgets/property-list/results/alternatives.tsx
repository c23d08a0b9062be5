/** Below an empty list: places nearby, and the homes that are nearest to the search. */

import {useServices} from '#kit/core/view/use-services.ts'
import {isolated} from '#kit/i18n/locale.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import type {Alternatives as Found} from '#trade/contract/entities.ts'
import {narrowing} from '#trade/property/filter-words.ts'
import {useList} from '../context.ts'
import {useFilterWords} from '../filters/filter-labels.ts'
import {without} from '../filters/query.ts'
import {QueryLink} from '../filters/query-link.tsx'
import {Cards} from './cards.tsx'

/** Alternatives never drop a partner's presets. */
export function Alternatives({nearby, homes}: Found) {
  const {i18n, locale} = useServices()
  const {listQuery, presets} = useList()
  const wordsFor = useFilterWords()
  const {query, view} = listQuery
  const isPlaceFree = !presets.place && !presets.community
  const place = nearby.find(({_id}) => _id === homes?.in)
  const given = narrowing.filter(name => homes?.without.includes(name))
  const words = nearestWords()
  return (
    <div className="alternatives">
      {isPlaceFree && nearby.length > 0 && (
        <nav className="nearby" aria-label={i18n._('Places nearby')}>
          <span aria-hidden="true">{i18n._('Places nearby')}: </span>
          {nearby.map(({_id, name, title, count}) => (
            <QueryLink
              key={_id}
              className="button button--quiet"
              to={{query: {...without(query, 'place'), community: _id}, view}}
              leaving
            >
              <span>
                <bdi>{title ?? name}</bdi> ({count})
              </span>
            </QueryLink>
          ))}
        </nav>
      )}
      {homes && words && (
        <>
          <p className="alternatives__words">{words}</p>
          <Cards results={homes} label={words} />
        </>
      )}
    </div>
  )

  function nearestWords() {
    if (place && isPlaceFree) {
      const name = isolated(place.title ?? place.name, locale)
      return i18n._('Close to what you asked for, in {place}', {place: name})
    }
    if (given.length === 0 || given.some(name => presets[name])) return ''
    return i18n._('Close to what you asked for, apart from “{filter}”', {
      filter: isolated(withCommas(...given.map(name => wordsFor(name))), locale),
    })
  }
}
