/** Places near a residential neighbourhood, set like the index of a book. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {useSite} from '../../../core/site-context.tsx'
import type {NearbyKind} from './local-amenities.ts'

export function Nearby({nearby}: {nearby: NearbyKind[]}) {
  const {i18n} = useSite()
  return (
    <section className="nearby">
      <div className="nearby__body wrap">
        <h2>{i18n._('Local amenities')}</h2>
        <div className="nearby__index">
          {nearby.map(({kind, items, lang}) => (
            <div className="nearby__kind" key={kind}>
              <h3>{i18n._(kind)}</h3>
              <ul {...otherLanguage(lang)}>
                {items.map((item, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
                  <li key={at}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
