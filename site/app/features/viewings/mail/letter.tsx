/** The mails about a viewing, made by the site's own code: words and looks are the same. */
import {renderToStaticMarkup} from 'react-dom/server'
import {loadTranslator} from '#kit/i18n/translator.ts'
import {MailFrame} from '../../../mail/mail-frame.tsx'
import {style} from '../../../mail/mail-styles.ts'
import {catalogues} from '../../../messages/*.po'
import type {Fact} from './facts.ts'
import type {ViewingLetter, ViewingMailRequest} from './request.ts'
import {type ViewingWords, viewingWords} from './words.ts'

export async function viewingLetter(request: ViewingMailRequest): Promise<ViewingLetter> {
  const words = viewingWords(request, await loadTranslator(request.locale, catalogues))
  const {facts, event, subject, ...frame} = words
  const html = renderToStaticMarkup(
    <MailFrame {...frame} locale={request.locale}>
      {facts.length > 0 && (
        <dl className="line" style={style.section}>
          {facts.map(fact => (
            <FactRow key={fact.label} {...fact} />
          ))}
        </dl>
      )}
    </MailFrame>,
  )
  const notes = [frame.lead, ...facts.map(inLine), linkOf(words)].filter(Boolean).join('\n')
  return {subject, text: asText(words), html: `<!doctype html>${html}`, event: {...event, notes}}
}

const FactRow = ({label, value, isCode}: Fact) => (
  <>
    <dt className="quiet" style={style.quiet}>
      {label}
    </dt>
    <dd style={style.fact}>
      <bdi dir={isCode ? 'ltr' : 'auto'}>{value}</bdi>
    </dd>
  </>
)

const inLine = ({label, value}: Fact) => `${label}: ${value}`

const linkOf = ({button}: ViewingWords) => (button ? `${button.words}:\n${button.href}` : '')

const asText = (words: ViewingWords) =>
  `${[words.title, words.lead, words.facts.map(inLine).join('\n'), linkOf(words), words.agency]
    .filter(Boolean)
    .join('\n\n')}\n`
