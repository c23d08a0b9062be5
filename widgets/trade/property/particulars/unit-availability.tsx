/** The homes of a project by size, and how many are left. */
import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Property} from '../../contract/entities.ts'
import type {UnitType} from '../../contract/home-facts.ts'
import {Amount, RateNote} from '../../money/amount.tsx'
import {areaIn, areaText} from '../../money/area.ts'
import {type Money, useMoney} from '../../money/use-money.ts'
import {formatDay} from '../details/format-day.ts'
import {inEnglish} from '../facts.tsx'
import {hasUnits} from './has-particulars.ts'

interface UnitAvailabilityProps {
  property: Property
  /** The level of its heading: below the name of a card it is the fourth. */
  level?: 2 | 4
}

export function UnitAvailability({property, level = 2}: UnitAvailabilityProps) {
  const Heading = `h${level}` as const
  const {i18n, locale} = useServices()
  const money = useMoney()
  const {units = [], units_as_of} = property
  if (!hasUnits(property)) return null
  const hasPrices = units.some(({price_from}) => price_from !== undefined)
  const day = formatDay(locale, units_as_of)
  return (
    <section className="property-section property-terms" id="units">
      <Heading className="property-section__heading">{i18n._('Homes left')}</Heading>
      <div className="terms">
        <table className="terms__table">
          {day && <caption>{labelled(i18n, i18n._('Counted on'), day)}</caption>}
          <thead>
            <tr>
              <th scope="col">{i18n._('Unit type')}</th>
              {hasPrices && <th scope="col">{i18n._('Starting Price')}</th>}
              <th scope="col">{i18n._('Left')}</th>
            </tr>
          </thead>
          <tbody>
            {units.map((unit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a size is its place in the list.
              <tr className={unit.available ? undefined : 'terms__gone'} key={index}>
                <th scope="row">
                  <span {...(unit.name ? inEnglish(property, `units[${index}].name`) : {})}>
                    {unit.name || bedroomsText(unit, i18n)}
                  </span>
                  {notesOf(unit, i18n, money).map(note => (
                    <span className="terms__note" key={note}>
                      {note}
                    </span>
                  ))}
                </th>
                {hasPrices && (
                  <td>
                    {unit.price_from === undefined ? '–' : <Amount dirhams={unit.price_from} />}
                  </td>
                )}
                <td>{unit.available || i18n._('Sold out')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {hasPrices && <RateNote />}
      </div>
    </section>
  )
}

const notesOf = (unit: UnitType, i18n: Translator, {units}: Money) =>
  [unit.name && bedroomsText(unit, i18n), areaRange(unit, i18n, units)].flatMap(note => note || [])

function bedroomsText({bedrooms}: UnitType, i18n: Translator) {
  if (bedrooms === undefined) return ''
  return bedrooms === 0 ? i18n._('Studio') : labelled(i18n, i18n._('Bedrooms'), bedrooms)
}

/** `1,100 – 1,350 sq ft` */
function areaRange({area_from, area_to}: UnitType, i18n: Translator, units: Money['units']) {
  const [least = area_to, most = area_from] = [area_from, area_to]
  if (least === undefined || most === undefined) return undefined
  const text = areaText(most, i18n, units)
  const from = areaIn(units, least)
  return from === areaIn(units, most) ? text : `${groupedNumber(from, i18n)} – ${text}`
}
