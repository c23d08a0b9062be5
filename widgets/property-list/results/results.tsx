/** The part below the count: homes, placeholders, or the reason why there are none. */
import {useServices} from '#kit/core/view/use-services.ts'
import {MapNotice} from '#kit/map/map-notice.tsx'
import {useLazy} from '#kit/ui/lazy.ts'
import type {Results} from '../attributes.ts'
import {useList} from '../context.ts'
import {SkeletonCards} from '../frame.tsx'
import type {Status} from '../state.ts'
import {Cards} from './cards.tsx'
import {ContactLinks} from './contact-links.tsx'
import {EmptyIllustration, NoResults} from './no-results.tsx'

/** On a partner's page the results take at least the reserved room, as far as it is seen. */
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
  // The map shows where there are homes when the visitor has chosen a part of it without any.
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
            text={i18n._('The map could not be loaded. The list has every home on this page.')}
            retry={plan.open}
          />
        )}
      </div>
    </div>
  )
}

/** @csspart notice - The message where nothing was found, or the search failed. */
function ErrorState({status}: {status: Extract<Status, {is: 'failed' | 'missing'}>}) {
  const {i18n} = useServices()
  const {model} = useList()
  const hasFailed = status.is === 'failed'
  return (
    <div className="notice" role="alert" part="notice">
      <EmptyIllustration closed />
      <p className="notice__title">
        {hasFailed ? i18n._(status.message) : i18n._('Our homes cannot be shown just now')}
      </p>
      <p className="notice__words">
        {hasFailed
          ? i18n._('We could not load the list. Please try again, or ask us directly.')
          : i18n._('Tell us what you are looking for, and we will send you the homes that fit.')}
      </p>
      <div className="notice__ways">
        {hasFailed && (
          <button type="button" className="button button--primary" onClick={model.retry}>
            {i18n._('Try again')}
          </button>
        )}
        <ContactLinks />
      </div>
    </div>
  )
}
