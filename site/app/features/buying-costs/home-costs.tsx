/** Costs of buying this home: below its other sections, with its price. */
import {useSite} from '../../core/site-context.tsx'
import {CostsIsland} from './costs-island.tsx'
import type {HomeCostsData} from './load-costs.ts'

export function HomeCosts({purchase, costs}: HomeCostsData) {
  const {i18n} = useSite()
  const {price, emirate, kind, stage} = purchase
  return (
    <section className="home-costs wrap" id="costs" aria-label={i18n._('Buying costs')}>
      <CostsIsland
        costs={costs}
        attributes={{
          heading: i18n._('Buying costs'),
          price,
          emirate,
          kind,
          'off-plan': stage === 'off-plan' ? '' : undefined,
        }}
      />
    </section>
  )
}
