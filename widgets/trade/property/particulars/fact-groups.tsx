import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../../contract/entities.ts'
import {useMoney} from '../../money/use-money.ts'
import {Fact} from '../details/unit-facts.tsx'
import {amenityFacts, isStated, moneyFacts, placeFacts, timeFacts} from './stated-facts.ts'

/** Below the facts of the head, in columns of a few: what is missing has no place. */
export function FactGroups({property}: {property: Property}) {
  const {i18n} = useServices()
  const money = useMoney()
  const groups = [
    [...placeFacts(property, i18n, money), ...amenityFacts(property, i18n, money)],
    timeFacts(property, i18n, money),
    moneyFacts(property, i18n, money),
  ]
    .map(facts => facts.filter(isStated))
    .filter(facts => facts.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="fact-groups">
      {groups.map(facts => (
        <dl className="property-facts property-facts--rows" key={facts[0]?.label}>
          {facts.map(({label, value}) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </dl>
      ))}
    </div>
  )
}
