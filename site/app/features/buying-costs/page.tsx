/** What a purchase costs. The address is the estimate: it can be shared, and Back works. */
import {agency} from '#trade/agency/agency.ts'
import {getBuyingCosts} from '#trade/contract/cost-calls.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'
import {definePage, type PageDefinition, type Visit} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {changeAddress} from '../../navigation/replace-url.ts'
import {reading} from '../../records/call-result.ts'
import {Unanswered} from '../../records/missing-record.ts'
import {ReachUs} from '../../ui/contact-agency.tsx'
import {NothingHere} from '../../ui/empty-state.tsx'
import {useFailure} from '../../ui/use-load-failure.ts'
import {CostsIsland} from './costs-island.tsx'

export interface CostsData {
  search: string
  costs: BuyingCosts[]
  failure?: string
}

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load({url, api, signal}: Visit): Promise<CostsData> {
  const {search} = url
  const [{statusCode, data, failure}] = await Promise.all([
    reading(api(getBuyingCosts, {}, {signal})),
    prepare(),
  ])
  // A back end without this call has no costs, and nothing has failed.
  if (failure && statusCode !== 404) {
    throw Object.assign(new Unanswered(), {data: {search, costs: [], failure} satisfies CostsData})
  }
  return {search, costs: data ?? []}
}

const description: PageDefinition<CostsData>['description'] = i18n =>
  i18n._(
    'What buying a home costs line by line, what a bank may lend, and what a loan costs a month.',
  )

/** However an estimate is asked for, the page is one. */
const ownPath: PageDefinition<CostsData>['ownPath'] = () => '/buying-costs'

function BuyingCostsPage({data}: {data: CostsData}) {
  const {i18n} = useSite()
  useFailure(data)
  const {costs, failure, search} = data
  return (
    <section className="buying wrap">
      <StaticSection part="Words" className="buying__head" />
      {costs.length > 0 ? (
        <CostsIsland
          costs={costs}
          attributes={{query: search || '?'}}
          on={{'ocp-change': showInstead}}
        />
      ) : (
        <NothingHere
          failed={failure !== undefined}
          text={i18n._('The costs cannot be worked out here just now. Ask us, and we will.')}
        >
          <ReachUs />
        </NothingHere>
      )}
      <p className="buying__imprint">
        <bdi dir="ltr">
          {agency.name}, {agency.phone}, ORN {agency.orn}
        </bdi>
      </p>
    </section>
  )
}

/** The estimate is kept in the address of this page. */
function showInstead(event: CustomEvent) {
  const {query} = event.detail as {query: Record<string, string>}
  event.preventDefault()
  const search = new URLSearchParams(query)
  changeAddress(`/buying-costs${search.size ? `?${search}` : ''}`)
}

export default definePage<CostsData>({load, description, ownPath, Page: BuyingCostsPage})
