/** The homes of one place, which the map cannot draw apart, are shown in the list. */
import {type RefObject, useCallback} from 'react'
import {writeBox} from '#trade/search-query/map-area.ts'
import {useList} from '../context.ts'
import {without} from '../filters/query.ts'
import type {Cluster} from './clusters.ts'
import type {HomesHere} from './homes-here.ts'

/** Some metres, in degrees. */
const AROUND = 0.00005

export function useThose({answer}: HomesHere, map: RefObject<HTMLElement | null>) {
  const {model, presets, listQuery, focusCount} = useList()
  const {query, view} = listQuery
  const canAsk = answer.is === 'all' && !presets.bbox
  return useCallback(
    ({coordinates: [latitude, longitude]}: Cluster, slugs: string[]) => {
      const listed = map.current?.closest('.beside')?.querySelectorAll('.cards > li') ?? []
      const ids = new Set(slugs.map(slug => `home-${slug}`))
      const cards = [...listed].filter(({id}) => ids.has(id))
      if (canAsk && cards.length < slugs.length) {
        const bbox = writeBox({
          west: longitude - AROUND,
          south: latitude - AROUND,
          east: longitude + AROUND,
          north: latitude + AROUND,
        })
        model.ask({query: {...without(query), bbox}, view})
        return focusCount()
      }
      cards[0]?.scrollIntoView({block: 'center'})
      cards[0]?.querySelector('a')?.focus({preventScroll: true})
    },
    [canAsk, model, query, view, focusCount, map],
  )
}
