/** A value of any field as people read it. */
import {
  type Locale,
  languageAttributes,
  locales,
} from '../../../../../widgets/shared/i18n/locale.ts'
import {useDesk} from '../desk-frame.ts'

export function Value({value}: {value: unknown}) {
  const {i18n} = useDesk()
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
            <Value value={one} />
          </li>
        ))}
      </ol>
    )
  }
  if (typeof value === 'string') return <span className="typed">{value}</span>
  if (typeof value !== 'object') return String(value)
  return (
    <dl className="value-parts">
      {Object.entries(value).map(([name, inside]) => {
        const isLanguage = locales.some(locale => locale === name)
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...(isLanguage && languageAttributes(name as Locale))}>
              <Value value={inside} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
