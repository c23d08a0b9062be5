/** What stands below the count: homes, their place while they are on their way, or why there are none. */
import {useServices} from '../../shared/core/view/use-services.ts'
import {PropertyCard} from '../../shared/property/card.tsx'
import {useLazy} from '../../shared/ui/lazy.ts'
import type {Results} from '../attributes.ts'
import {useList} from '../context.ts'
import {ErrorState} from './error-state.tsx'
import {NoResults} from './no-results.tsx'
import {SkeletonCards} from './skeleton.tsx'

/** As the grid has its columns. */
const SIZES = '(min-width: 1280px) 380px, (min-width: 1020px) 31vw, (min-width: 660px) 47vw, 92vw'
const SIZES_BESIDE_MAP = '(min-width: 1020px) 380px, (min-width: 660px) 47vw, 92vw'

export function ResultsPart() {
  const {listQuery, status, results, props} = useList()
  if (status.is === 'failed' || status.is === 'missing') return <ErrorState status={status} />
  if (!results) return <SkeletonCards count={props.limit} />
  if (results.properties.length === 0) return <NoResults results={results} />
  if (listQuery.view === 'map' && !props.limit) return <MapAndList results={results} />
  return <Cards results={results} sizes={SIZES} />
}

function Cards({results, sizes}: {results: Results; sizes: string}) {
  const {i18n} = useServices()
  const {props, model} = useList()
  const heading = props.heading
  return (
    <ul className="cards" part="list" aria-label={heading || i18n._('Properties')}>
      {results.properties.slice(0, props.limit || undefined).map((property, at) => (
        <li key={property.slug} id={`home-${property.slug}`}>
          <PropertyCard
            property={property}
            sizes={sizes}
            first={model.isHost() && at < 2}
            level={heading ? 3 : 2}
          />
        </li>
      ))}
    </ul>
  )
}

/** The list has all of the map's content, so it does not wait for the map. */
function MapAndList({results}: {results: Results}) {
  const plan = useLazy(async () => (await import('../map/homes-map.tsx')).HomesMap, {eager: true})
  return (
    <div className="beside">
      <div className="beside__plan">
        {plan.state.is === 'open' ? (
          <plan.state.Part properties={results.properties} />
        ) : (
          <div className={plan.state.is === 'failed' ? 'plan' : 'plan skeleton'} />
        )}
      </div>
      <Cards results={results} sizes={SIZES_BESIDE_MAP} />
    </div>
  )
}
