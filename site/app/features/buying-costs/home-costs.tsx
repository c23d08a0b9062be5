/** Costs of buying or renting this home: below its other sections, with what is known of it. */
import {useSite} from '../../core/site-context.tsx'
import {CostsIsland} from './costs-island.tsx'
import type {HomeCostsData} from './load-costs.ts'

export function HomeCosts({values, ...data}: HomeCostsData) {
  const {i18n} = useSite()
  const heading = data.renting ? i18n._('Renting costs') : i18n._('Buying costs')
  const {mode, price, rent, emirate, kind, stage, furnishing, cheques, deposit, service, area} =
    values
  return (
    <section className="home-costs wrap" id="costs" aria-label={heading}>
      <CostsIsland
        {...data}
        attributes={{
          ...{heading, mode, price, rent, emirate, kind, furnishing, cheques, deposit, area},
          'service-charge': service,
          'off-plan': stage === 'off-plan' ? '' : undefined,
        }}
      />
    </section>
  )
}
