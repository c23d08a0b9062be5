/** What stands below the count: homes, their place while they are on their way, or why there are none. */
import {useServices} from '#kit/core/view/use-services.ts'
import {MapNotice} from '#kit/map/map-notice.tsx'
import {useLazy} from '#kit/ui/lazy.ts'
import type {Results} from '../attributes.ts'
import {useList} from '../context.ts'
import {Cards} from './cards.tsx'
import {ErrorState} from './error-state.tsx'
import {NoResults} from './no-results.tsx'
import {SkeletonCards} from './skeleton.tsx'

/** On a partner's page whatever comes takes at least the room that was kept, as far as it is seen. */
export function ResultsPart() {
  const {props, model} = useList()
  if (model.isHost()) return <Content />
  return (
    <div className="room">
      <Content />
      <div className="room__kept">
        <SkeletonCards count={props.limit} unseen />
      </div>
    </div>
  )
}

function Content() {
  const {listQuery, status, results, props} = useList()
  if (status.is === 'failed' || status.is === 'missing') return <ErrorState status={status} />
  if (!results) return <SkeletonCards count={props.limit} />
  const {query, view} = listQuery
  const isOnMap = view === 'map' && !props.limit
  const isEmpty = results.properties.length === 0
  // Where the visitor has chosen a part of the map without homes, the map shows where there are some.
  if (isEmpty && !(isOnMap && (query.bbox || query.area))) return <NoResults results={results} />
  // The cards stay where they are when the map comes beside them.
  return (
    <div className={isOnMap ? 'beside' : undefined}>
      {isOnMap && <Plan results={results} />}
      {isEmpty ? (
        <div className="beside__none">
          <NoResults results={results} />
        </div>
      ) : (
        <Cards results={results} besideMap={isOnMap} />
      )}
    </div>
  )
}

/** The list has all of the map's content, so it does not wait for the map. */
function Plan({results}: {results: Results}) {
  const {i18n} = useServices()
  const plan = useLazy(async () => (await import('../map/homes-map.tsx')).HomesMap, {eager: true})
  if (plan.state.is === 'open') {
    return (
      <div className="beside__plan">
        <plan.state.Part properties={results.properties} />
      </div>
    )
  }
  const hasFailed = plan.state.is === 'failed'
  return (
    <div className="beside__plan">
      <div className={hasFailed ? 'plan' : 'plan skeleton'}>
        {hasFailed && (
          <MapNotice
            text={i18n._('The map could not be loaded. The list has all homes of this page.')}
            retry={plan.open}
          />
        )}
      </div>
    </div>
  )
}
