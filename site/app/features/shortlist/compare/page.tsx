/** Two to four homes side by side: `?properties=` names them, so that a comparison can be shared. */

import {Unavailable} from '#kit/ui/unavailable.tsx'
import {RateNote} from '#trade/money/amount.tsx'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import type {Homes} from '../../../records/load-homes.ts'
import {Link} from '../../../ui/link.tsx'
import {MAX_COMPARED} from '../device/lists.ts'
import {SendList} from '../share-list.tsx'
import {slugsIn} from '../slugs.ts'
import {GoneHomes} from '../unavailable-homes.tsx'
import {useHomes} from '../use-homes.ts'
import {CompareEmpty} from './compare-empty.tsx'
import {CompareTable} from './compare-table.tsx'
import {loadSpreads, type SpreadsByHome} from './compared-prices.ts'
import {type ComparedHome, loadCompared} from './load-compared.ts'

export interface CompareData {
  slugs: string[]
  /** More were named than fit. */
  isCut: boolean
  found: Homes<ComparedHome>
  spreads: SpreadsByHome
  origin: string
}

async function load({url, api, signal}: Visit): Promise<CompareData> {
  const named = slugsIn(url.searchParams) ?? []
  const slugs = named.slice(0, MAX_COMPARED)
  const found = await loadCompared(api, slugs, signal)
  const spreads = await loadSpreads(found.homes, {api, signal})
  return {slugs, isCut: named.length > slugs.length, found, spreads, origin: url.origin}
}

function Compare({data}: {data: CompareData}) {
  const {i18n, agency} = useSite()
  const {slugs, isCut, origin, found, spreads} = data
  const {homes, gone, failed, retry} = useHomes(slugs, found, loadCompared)
  if (homes.length < 2) {
    return (
      <CompareEmpty home={homes[0]} gone={gone}>
        {failed.length > 0 && <Unavailable retry={retry} />}
      </CompareEmpty>
    )
  }
  return (
    <section className="compare wrap">
      <div className="compare__head">
        <div className="compare__words">
          <p className="eyebrow">{i18n._('Compare')}</p>
          <h1>{i18n._('Side by side')}</h1>
          {isCut && (
            <p>{i18n._('Up to four homes fit side by side. The others are left out here.')}</p>
          )}
        </div>
        <div className="compare__row">
          <SendList path="/compare" homes={homes} origin={origin} />
          <Link className="compare__back" href="/shortlist">
            {i18n._('Choose other homes')}
          </Link>
        </div>
      </div>
      <CompareTable homes={homes} spreads={spreads} />
      <RateNote />
      {failed.length > 0 && <Unavailable retry={retry} />}
      <GoneHomes slugs={gone} />
      <p className="compare__imprint">
        <bdi dir="ltr">
          {agency.name}, {agency.phone}, ORN {agency.orn}
        </bdi>
      </p>
    </section>
  )
}

export default definePage<CompareData>({load, Page: Compare})
