/** How a legal text is set: the contents beside it, the sections numbered, each under its anchor. */
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import {useSite} from '../../core/site-context.tsx'
import type {
  LegalBlock,
  LegalPage,
  LegalText as Text,
} from '../../shared-with-server/site-records.ts'
import {type Facts, factsOf} from './legal-facts.ts'
import {hasFacts, Sentence} from './sentence.tsx'

interface LegalTextProps {
  page: LegalPage
  text: Text | null
}

const titles: Record<LegalPage, string> = {
  'privacy-policy': /*i18n*/ 'Privacy Policy',
  'terms-and-conditions': /*i18n*/ 'Terms and Conditions',
}

export function LegalText({page, text}: LegalTextProps) {
  const {agency, i18n, locale, mapTiles} = useSite()
  if (!text) return null
  const {updated, opening, sections} = text
  const facts = factsOf(agency, locale, mapTiles)
  return (
    <>
      <header className="law__head">
        <h1>{i18n._(titles[page])}</h1>
        <p className="law__date quiet">
          {i18n._('Last updated')} <time dateTime={updated}>{formatDay(locale, updated)}</time>
        </p>
        {opening.map(line => (
          <p className="lead" key={line}>
            <Sentence text={line} facts={facts} />
          </p>
        ))}
      </header>
      <div className="law__body">
        <nav className="law__contents" aria-labelledby="law-contents">
          <h2 id="law-contents">{i18n._('Contents')}</h2>
          <ol>
            {sections.map(({anchor: id, heading}, at) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{at + 1}.</span> {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="law__text">
          {sections.map(({anchor: id, heading, content}, at) => (
            <section id={id} key={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>
                <span>{at + 1}.</span> {heading}
              </h2>
              {content.map(block => (
                <Part block={block} facts={facts} key={JSON.stringify(block)} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function Part({block: {paragraph, list, names}, facts}: {block: LegalBlock; facts: Facts}) {
  if (paragraph) {
    return hasFacts(paragraph, facts) ? (
      <p>
        <Sentence text={paragraph} facts={facts} />
      </p>
    ) : null
  }
  if (list) {
    return (
      <ul>
        {list
          .filter(item => hasFacts(item, facts))
          .map(item => (
            <li key={item}>
              <Sentence text={item} facts={facts} />
            </li>
          ))}
      </ul>
    )
  }
  return (
    <dl>
      {names
        ?.filter(({meaning}) => hasFacts(meaning, facts))
        .map(({name, meaning}) => (
          <div key={name}>
            <dt>
              <Sentence text={name} facts={facts} />
            </dt>
            <dd>
              <Sentence text={meaning} facts={facts} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

const formatDay = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(languageOf(locale).formats, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))
