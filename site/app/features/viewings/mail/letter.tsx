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
  const i18n = await loadTranslator(request.locale, catalogues)
  const words = viewingWords(request, i18n)
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
  const lines = facts.map(({label, value}) => i18n._('{label}: {value}', {label, value}))
  // The words of the mail about its file would be odd in a calendar.
  const notes = [...lines, linkOf(words)].filter(Boolean).join('\n')
  const text = asText(words, lines)
  return {subject, text, html: `<!doctype html>${html}`, event: {...event, notes}}
}

const FactRow = ({label, value, isCode}: Fact) => (
  <>
    <dt className="quiet" style={style.quiet}>
      {label}
    </dt>
    <dd style={style.fact}>{isCode ? <bdi dir="ltr">{value}</bdi> : value}</dd>
  </>
)

const linkOf = ({button}: ViewingWords) => (button ? `${button.words}\n${button.href}` : '')

const asText = (words: ViewingWords, lines: string[]) =>
  `${[words.title, words.lead, lines.join('\n'), linkOf(words), words.agency]
    .filter(Boolean)
    .join('\n\n')}\n`
