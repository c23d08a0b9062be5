/** Neighbourhoods on a map; on a phone, the names of communities (spec section 2). */
import type {DataOf} from '#kit/api-client/call.ts'
import type {Api} from '#kit/api-client/client.ts'
import {getCities, getNeighborhoodsByCommunity} from '#trade/contract/contract.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useMapAttributes, useSite} from '../../../core/site-context.tsx'
import {Island, lazyElement} from '../../../islands/island.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {cannedDescription} from '../canned-descriptions.ts'

const map = lazyElement(
  'ocp-neighbourhood-map',
  'near',
  () => import('../../../../../widgets/neighbourhood-map/element.ts'),
)

const {StaticSection, prepare} = staticSections(() => import('./mobile-places.tsx'))

const EVERYWHERE = 'Neighborhoods'

type MapData = Awaited<ReturnType<typeof load>>

/** The map fetches places itself if they cannot be loaded here, and reports a failure. */
async function load({url, api, locale, signal}: Visit) {
  const name = url.searchParams.get('name')
  const [found, titles] = await Promise.all([
    find(api, name, signal),
    locale === 'en' ? {} : titlesOfPlaces(api, signal),
  ])
  return {name, titles, ...found}
}

function InteractiveMap({data}: {data: MapData}) {
  const {i18n, mobile} = useSite()
  const attributes = useMapAttributes()
  const {name, titles, results, isMissing} = data
  const canned = cannedDescription(isMissing ? null : name)
  return (
    <section className="places-page wrap">
      <h1>{i18n._('Interactive Map')}</h1>
      <div className="places-page__words">
        <h2>{i18n._(canned.name)}</h2>
        {canned.text && <p>{i18n._(canned.text)}</p>}
      </div>
      {mobile ? (
        <StaticSection part="MobilePlaces" titles={titles} />
      ) : (
        <Island
          element={map}
          attributes={{
            ...attributes,
            name: name ?? undefined,
            community: name && !isMissing ? name : EVERYWHERE,
            heading: 'none',
          }}
          properties={{results}}
        />
      )}
    </section>
  )
}

/** Finds the community's places; all places if the name is that of a neighbourhood, or unknown. */
async function find(api: Api, name: string | null, signal?: AbortSignal) {
  try {
    const answer = await ask(api, name ?? EVERYWHERE, signal)
    if (answer.statusCode !== 404) return {results: trimmed(answer.data), isMissing: false}
    const all = name === null ? answer : await ask(api, EVERYWHERE, signal)
    const nowhere = all.statusCode === 404 ? {neighborhood: [], community: null} : null
    return {results: trimmed(all.data) ?? nowhere, isMissing: true}
  } catch {
    return {results: null, isMissing: false}
  }
}

/** Loads the names of places in the visitor's language; without them the list has English names. */
async function titlesOfPlaces(api: Api, signal?: AbortSignal): Promise<Record<string, string>> {
  try {
    const {data} = await api(getCities, {limit: '100'}, {signal})
    const titled = (data?.cities ?? []).flatMap(({name, title}) => (title ? [[name, title]] : []))
    return Object.fromEntries(titled)
  } catch {
    return {}
  }
}

const ask = (api: Api, community_name: string, signal?: AbortSignal) =>
  api(getNeighborhoodsByCommunity, {community_name}, {signal})

type CommunityPlaces = DataOf<typeof getNeighborhoodsByCommunity>

/** Guides are long; a map shows names and places. */
const trimmed = (data: CommunityPlaces | undefined) =>
  data
    ? {
        neighborhood: data.neighborhood.map(({name, title, location}) => ({name, title, location})),
        community: data.community && {name: data.community.name, title: data.community.title},
      }
    : null

export default definePage<MapData>({
  prepare,
  load,
  /** Only the list of a phone shows them, and it is static. */
  hydrationData: data => ({...data, titles: {}}),
  description: i18n => i18n._('The neighbourhoods of Dubai on one map, each with its guide.'),
  Page: InteractiveMap,
})
