/** The costs of a purchase or a tenancy. The address is the estimate: it can be shared, and Back works. */

import {getBuyingCosts} from '#trade/contract/buying-costs.ts'
import type {BuyingCosts, RentingCosts} from '#trade/contract/entities.ts'
import {getRentingCosts} from '#trade/contract/renting-costs.ts'
import {definePage, type Visit} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {changeAddress} from '../../navigation/replace-url.ts'
import {reading} from '../../records/call-result.ts'
import {BackendUnavailable} from '../../records/missing-record.ts'
import {optionalData} from '../../records/optional-data.ts'
import {ReachUs} from '../../ui/contact-agency.tsx'
import {NothingHere} from '../../ui/empty-state.tsx'
import {Link} from '../../ui/link.tsx'
import {useFailure} from '../../ui/use-load-failure.ts'
import {buyingCosts, CostsIsland} from './costs-island.tsx'

export interface CostsData {
  search: string
  costs: BuyingCosts[]
  /** Empty where nothing is known of renting: then the page is of buying alone. */
  renting: RentingCosts[]
  failure?: string
}

async function load(visit: Visit): Promise<CostsData> {
  const {api, signal} = visit
  const {search} = visit.url
  const [{statusCode, data, failure}, renting = []] = await Promise.all([
    reading(api(getBuyingCosts, {}, {signal})),
    optionalData(getRentingCosts, {}, visit),
  ])
  // A back end without this call has no costs, and nothing has failed.
  if (failure && statusCode !== 404) {
    throw new BackendUnavailable({search, costs: [], renting, failure} satisfies CostsData)
  }
  return {search, costs: data ?? [], renting}
}

function BuyingCostsPage({data}: {data: CostsData}) {
  const {i18n, agency} = useSite()
  useFailure(data)
  const {costs, renting, failure, search} = data
  const query = new URLSearchParams(search)
  if (renting.length === 0) query.delete('mode')
  const isRent = query.get('mode') === 'rent'
  return (
    <section className="buying wrap">
      <div className="buying__head">
        <h1>{isRent ? i18n._('Renting costs') : i18n._('Buying costs')}</h1>
        <p className="lead buying__lead">
          {isRent
            ? i18n._('Cheques, deposits, fees: what you need to move in, and for the year.')
            : i18n._('Fees, commission, mortgage: what you need on the day, and each month after.')}
        </p>
        {renting.length > 0 && <Modes isRent={isRent} />}
      </div>
      {(isRent ? renting : costs).length > 0 ? (
        <CostsIsland
          costs={costs}
          renting={renting}
          attributes={{query: `?${query}`, mode: isRent ? 'rent' : undefined}}
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

function Modes({isRent}: {isRent: boolean}) {
  const {i18n} = useSite()
  return (
    <nav className="buying__modes" aria-label={i18n._('Buy or rent')}>
      <Link href="/buying-costs" aria-current={isRent ? undefined : 'page'}>
        {i18n._('Buy')}
      </Link>
      <Link href="/buying-costs?mode=rent" aria-current={isRent ? 'page' : undefined}>
        {i18n._('Rent')}
      </Link>
    </nav>
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
