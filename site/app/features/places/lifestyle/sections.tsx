/** The still parts of the lifestyle page: all but its form. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {ReachUs} from '../../../ui/contact-agency.tsx'
import {NothingHere} from '../../../ui/empty-state.tsx'
import {Link} from '../../../ui/link.tsx'
import type {LifestyleData} from './load.ts'

const LARGE = '(min-width: 114em) 923px, (min-width: 48em) 54vw, 92vw'
const SMALL = '(min-width: 114em) 655px, (min-width: 48em) 46vw, 92vw'

export function Lifestyles({lifestyles, failure}: LifestyleData) {
  const {i18n} = useSite()
  return (
    <div className="places wrap">
      <header className="places__head">
        <h1>{i18n._('Lifestyle')}</h1>
        <p className="lead">
          {i18n._(
            'A terrace above the water, a walled garden, a front door onto the street: begin with the way you live, and the kind of home follows.',
          )}
        </p>
      </header>
      {lifestyles.length > 0 ? (
        <ul className="lifestyles">
          {lifestyles.map(({href, name, lang, image, pictures}, place) => (
            <li className="lifestyle" key={href}>
              <div className="lifestyle__picture">
                {image && (
                  <Picture
                    path={image}
                    pictures={pictures}
                    sizes={place % 4 === 0 || place % 4 === 3 ? LARGE : SMALL}
                    alt=""
                    first={place === 0}
                  />
                )}
              </div>
              <h2 className="lifestyle__name" {...otherLanguage(lang)}>
                <Link className="lifestyle__link" href={href}>
                  {name}
                </Link>
              </h2>
            </li>
          ))}
        </ul>
      ) : (
        <NothingHere
          failed={failure !== undefined}
          text={
            failure
              ? i18n._('We could not load the kinds of home. Please try again, or call us.')
              : i18n._('Tell us below how you would like to live, or browse all our homes.')
          }
        >
          <Link className="button button--quiet" href="/properties">
            {i18n._('All properties')}
          </Link>
        </NothingHere>
      )}
    </div>
  )
}

export function FormWords() {
  const {i18n} = useSite()
  return (
    <>
      <h2>{i18n._('Describe a day in your home')}</h2>
      <p className="lead">
        {i18n._(
          'Where the sun comes in, who is at the table, what you hear in the evening. We will know which homes to show you.',
        )}
      </p>
      <p className="actions">
        <ReachUs />
      </p>
    </>
  )
}
