/** One home of a mail: its picture, what is new about it, price, facts, permit. */
import type {Translator} from '#kit/i18n/translator.ts'
import {style} from '../../../mail/mail-styles.ts'
import type {HomeWords} from './home-words.ts'

export function HomeRow({home, i18n}: {home: HomeWords; i18n: Translator}) {
  const {words, href, label, price, before, facts, permit, picture} = home
  return (
    <div style={style.home}>
      {picture && (
        <a href={href}>
          <img src={picture.src} alt={picture.alt} width="552" style={style.picture} />
        </a>
      )}
      <p style={style.price}>
        {label && (
          <>
            <span className="accent" style={style.kind}>
              {label}
            </span>{' '}
          </>
        )}
        {before && (
          <>
            <span className="quiet" style={style.before}>
              <del>
                <bdi>{before}</bdi>
              </del>
            </span>{' '}
          </>
        )}
        <bdi>{price}</bdi>
      </p>
      <h3 style={style.homeName}>
        <a className="ink" href={href} style={style.homeLink} dir="auto">
          {words}
        </a>
      </h3>
      <p className="quiet" style={style.quiet}>
        {facts}
      </p>
      {permit && (
        <p className="quiet" style={style.quiet}>
          {i18n._('Permit')} <bdi>{permit}</bdi>
        </p>
      )}
    </div>
  )
}
