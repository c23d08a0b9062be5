/** Rows of other homes: similar ones with why, and more of the same building and builder. */
import {useMoney} from '#trade/money/use-money.ts'
import {useSite} from '../../../core/site-context.tsx'
import {RowOfCards} from '../../../ui/card-row.tsx'
import type {OtherHomes} from './load-others.ts'
import {whyText} from './why.ts'

export function Others({others}: {others: OtherHomes}) {
  const {i18n} = useSite()
  const money = useMoney()
  const {similar, building, inBuilding, builder, ofBuilder} = others
  return (
    <>
      <RowOfCards
        heading={i18n._('Similar homes')}
        properties={similar.map(({home}) => home)}
        notes={similar.map(({why}) => whyText(why, i18n, money))}
      />
      {inBuilding && (
        <RowOfCards
          heading={i18n._('More in {building}', {building: inBuilding})}
          properties={building}
        />
      )}
      {ofBuilder && (
        <RowOfCards
          heading={i18n._('More by {name}', {name: ofBuilder.name})}
          properties={builder}
          all={{
            href: ofBuilder.path,
            name: i18n._('All homes by {name}', {name: ofBuilder.name}),
          }}
        />
      )}
    </>
  )
}
