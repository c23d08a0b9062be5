/** Actions on the map: search the visible part, draw an area, and remove it. */
import type {RefObject} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {MapNotice} from '#kit/map/map-notice.tsx'
import {boxOf, type Size, type View} from '#kit/map/mercator.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {writeArea, writeBox} from '#trade/search-query/map-area.ts'
import {useList} from '../context.ts'
import {without} from '../filters/query.ts'
import type {HomesHere} from './homes-here.ts'
import {isMoved} from './use-start.ts'

interface MapToolsProps {
  here: HomesHere
  start: View
  /** The view in which the map has stopped. */
  seen?: View
  measure: () => Size
  map: RefObject<HTMLElement | null>
}

export function MapTools({here, start, seen = start, measure, map}: MapToolsProps) {
  const {i18n} = useServices()
  const {model, listQuery, presets} = useList()
  const drawing = useLazy(async () => (await import('../drawing/draw-area.tsx')).DrawArea)
  const {answer, homes, retry} = here
  const {query, view} = listQuery
  /** The button goes away with what it does. */
  const ask = (part: {bbox: string} | {area: string} | undefined) => {
    const others = (['bbox', 'area'] as const).filter(name => !presets[name])
    model.ask({query: {...without(query, ...others), ...part}, view})
    focusMap()
  }
  const focusMap = () =>
    map.current?.querySelector<HTMLElement>('.map__moving')?.focus({preventScroll: true})
  const close = () => {
    drawing.close()
    focusMap()
  }
  if (answer.is === 'failed') {
    return <MapNotice text={i18n._('The map shows the homes on this page only.')} retry={retry} />
  }
  if (answer.is === 'waiting') return <div className="tools" />
  if (answer.is !== 'all') return null
  if (drawing.state.is === 'open') {
    return (
      <drawing.state.Part
        view={seen}
        onCancel={close}
        onDone={corners => {
          drawing.close()
          ask({area: writeArea(corners)})
        }}
      />
    )
  }
  return (
    <>
      <div className="tools">
        {!presets.bbox && isMoved(start, seen) && (
          <button
            type="button"
            className="button button--primary tools__search"
            onClick={() => ask({bbox: writeBox(boxOf(seen, measure()))})}
          >
            {i18n._('Search this area')}
          </button>
        )}
        {presets.area ? null : query.area ? (
          <button type="button" className="button tools__button" onClick={() => ask(undefined)}>
            {i18n._('Clear area')}
          </button>
        ) : (
          <button
            type="button"
            className="button tools__button"
            onPointerEnter={drawing.prepare}
            onFocus={drawing.prepare}
            onClick={drawing.open}
            aria-busy={drawing.state.is === 'loading' || undefined}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M4 18L8 6L18 4L20 15L12 20Z" />
            </svg>
            {i18n._('Draw an area')}
          </button>
        )}
      </div>
      {answer.found.more && (
        <p className="tools__more">
          {i18n._('The map shows the newest {count} homes. Search an area to see the others.', {
            count: homes.length,
          })}
        </p>
      )}
      {drawing.state.is === 'failed' && (
        <MapNotice text={i18n._('The drawing tool could not be loaded.')} retry={drawing.open} />
      )}
    </>
  )
}
