/** A value of any field as people read it. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {type Locale, languageAttributes, languageOf, locales} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import type {Field, Item} from '../../../app/shared-with-server/content-fields.ts'
import {plainNumber} from '../format-message.ts'
import {choiceName, fieldName} from '../words.ts'

interface ValueProps {
  value: unknown
  /** The definition of the field; undefined for one that no longer exists. */
  of: Field | Item | undefined
}

export function Value({value, of}: ValueProps) {
  const {i18n, locale} = useDesk()
  if (value === undefined || value === null || value === '') {
    return <span className="quiet">{i18n._('Nothing')}</span>
  }
  if (typeof value === 'boolean') return value ? i18n._('Yes') : i18n._('No')
  if (Array.isArray(value)) {
    return (
      <ol className="value-list">
        {value.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
          <li key={index}>
            <Value value={one} of={of?.is === 'list' ? of.of : undefined} />
          </li>
        ))}
      </ol>
    )
  }
  if (typeof value === 'number') return plainNumber(locale, value)
  if (typeof value === 'string') return <span className="typed">{textOf(i18n, value, of)}</span>
  if (typeof value !== 'object') return `${value}`
  return (
    <dl className="value-parts">
      {inOrder(Object.entries(value)).map(([name, inside]) => {
        const locale = locales.find(one => one === name)
        return (
          <div key={name}>
            <dt>{locale ? languageOf(locale).name : fieldName(i18n, name)}</dt>
            <dd {...(locale && languageAttributes(locale))}>
              <Value value={inside} of={of?.is === 'group' ? of.fields[name] : undefined} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function textOf(i18n: Translator, text: string, of: ValueProps['of']) {
  if (of?.is === 'choice') return choiceName(i18n, text)
  return of?.is === 'day' ? formatDay(i18n.locale as Locale, text) : text
}

/** Languages as forms have them: databases keep the members of objects in an order of their own. */
const inOrder = <Entry extends [name: string, value: unknown]>(entries: Entry[]) =>
  [...entries].sort(([one], [other]) => placeOf(one) - placeOf(other))

const placeOf = (name: string) => (locales as readonly string[]).indexOf(name)
