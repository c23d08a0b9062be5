/** The costs of a purchase. The address is the estimate: it can be shared, and Back works. */
import {getBuyingCosts} from '#trade/contract/buying-costs.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'
import {definePage, type Visit} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {changeAddress} from '../../navigation/replace-url.ts'
import {reading} from '../../records/call-result.ts'
import {BackendUnavailable} from '../../records/missing-record.ts'
import {ReachUs} from '../../ui/contact-agency.tsx'
import {NothingHere} from '../../ui/empty-state.tsx'
import {useFailure} from '../../ui/use-load-failure.ts'
import {buyingCosts, CostsIsland} from './costs-island.tsx'

export interface CostsData {
  search: string
  costs: BuyingCosts[]
  failure?: string
}

async function load({url, api, signal}: Visit): Promise<CostsData> {
  const {search} = url
  const {statusCode, data, failure} = await reading(api(getBuyingCosts, {}, {signal}))
  // A back end without this call has no costs, and nothing has failed.
  if (failure && statusCode !== 404) {
    throw new BackendUnavailable({search, costs: [], failure} satisfies CostsData)
  }
  return {search, costs: data ?? []}
}

function BuyingCostsPage({data}: {data: CostsData}) {
  const {i18n, agency} = useSite()
  useFailure(data)
  const {costs, failure, search} = data
  return (
    <section className="buying wrap">
      <div className="buying__head">
        <h1>{i18n._('Buying costs')}</h1>
        <p className="lead buying__lead">
          {i18n._('Fees, commission, mortgage: what you need on the day, and each month after.')}
        </p>
      </div>
      {costs.length > 0 ? (
        <CostsIsland
          costs={costs}
          attributes={{query: search || '?'}}
          on={{'ocp-change': showInstead}}
        />
      ) : (
        <NothingHere
          failed={failure !== undefined}
          text={i18n._(
            'The costs cannot be calculated here just now. Ask us, and we will work them out for you.',
          )}
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

/** The estimate is stored in the address of this page. */
function showInstead(event: CustomEvent) {
  const {query} = event.detail as {query: Record<string, string>}
  event.preventDefault()
  const search = new URLSearchParams(query)
  changeAddress(`/buying-costs${search.size ? `?${search}` : ''}`)
}

export default definePage<CostsData>({
  load,
  elements: [buyingCosts],
  description: i18n =>
    i18n._(
      'What buying a home costs, line by line, what a bank may lend, and what a mortgage costs each month.',
    ),
  /** All estimates belong to one page, whatever their parameters. */
  ownPath: () => '/buying-costs',
  Page: BuyingCostsPage,
})
