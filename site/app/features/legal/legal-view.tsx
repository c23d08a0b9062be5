/** How a legal text is set: the contents beside it, the sections numbered, each under its anchor. */
import {useSite} from '../../core/site-context.tsx'
import {type Facts, factsOf} from './legal-facts.ts'
import type {Block, LegalDocument, LegalText} from './legal-text.ts'
import {isTold, Sentence} from './sentence.tsx'

export const legalPage = <Section extends string>(
  {sections, updated}: LegalDocument<Section>,
  text: LegalText<Section>,
) =>
  function LegalPage({title}: {title: string}) {
    const {i18n, locale, mapTiles} = useSite()
    const facts = factsOf(locale, mapTiles)
    const headings = sections.map(id => ({id, heading: text.sections[id].heading}))
    return (
      <>
        <header className="law__head">
          <h1>{title}</h1>
          <p className="law__date quiet">
            {i18n._('Last updated')} <time dateTime={updated}>{formatDay(locale, updated)}</time>
          </p>
          {text.opening.map(line => (
            <p className="lead" key={line}>
              <Sentence text={line} facts={facts} />
            </p>
          ))}
        </header>
        <div className="law__body">
          <nav className="law__contents" aria-labelledby="law-contents">
            <h2 id="law-contents">{i18n._('Contents')}</h2>
            <ol>
              {headings.map(({id, heading}, at) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span>{at + 1}.</span> {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="law__text">
            {headings.map(({id, heading}, at) => (
              <section id={id} key={id} aria-labelledby={`${id}-heading`}>
                <h2 id={`${id}-heading`}>
                  <span>{at + 1}.</span> {heading}
                </h2>
                {text.sections[id].content.map(block => (
                  <Part block={block} facts={facts} key={JSON.stringify(block)} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </>
    )
  }

function Part({block, facts}: {block: Block; facts: Facts}) {
  if (typeof block === 'string') {
    return isTold(block, facts) ? (
      <p>
        <Sentence text={block} facts={facts} />
      </p>
    ) : null
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list
          .filter(item => isTold(item, facts))
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
      {block.names
        .filter(([, meaning]) => isTold(meaning, facts))
        .map(([name, meaning]) => (
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

const formatDay = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))
