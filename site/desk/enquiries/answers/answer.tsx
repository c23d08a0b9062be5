/** An answer: a text to begin with, by mail or in WhatsApp. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Field, TextField} from '#desk/ui/field.tsx'
import {Form} from '#desk/ui/form.tsx'
import {languageAttributes, locales, otherLanguage} from '#kit/i18n/locale.ts'
import type {OneEnquiry} from '../one/read-one.ts'
import {problemText} from '../problem-text.ts'
import {languageWord, templateWord} from '../words.ts'

interface AnswerProps {
  data: OneEnquiry
}

/** The texts to begin with are buttons of its form, which stand before it. */
const LETTER = 'letter'

export function Answer({data}: AnswerProps) {
  const {i18n} = useDesk()
  return (
    <section aria-labelledby="answer-heading" id="answer">
      <h2 id="answer-heading">{i18n._('Answer')}</h2>
      <Beginnings data={data} />
      <Letter data={data} />
      <Ways data={data} />
    </section>
  )
}

function Beginnings({data: {path, query, answer}}: AnswerProps) {
  const {i18n} = useDesk()
  const {templates, languages, template, locale} = answer
  const wordOf = (name: string) => (localeOf(name) ? languageWord(name) : templateWord(i18n, name))
  const offered = [...templates, ...languages].find(({value}) => value === answer.offered)
  const choice = (label: string, all: typeof templates, now: string) => (
    <fieldset className="templates" aria-label={label}>
      {all.map(({name, value}) => (
        <button
          key={name}
          type="submit"
          form={LETTER}
          formAction={`${path}/template${query}#answer`}
          name="template"
          value={value}
          className="button button--quiet"
          aria-current={name === now ? 'true' : undefined}
          {...otherLanguage(localeOf(name))}
        >
          {wordOf(name)}
        </button>
      ))}
    </fieldset>
  )
  return (
    <>
      {choice(i18n._('Templates'), templates, template)}
      {choice(i18n._('Language of the answer'), languages, locale)}
      {offered && (
        <p className="notice" role="status">
          {i18n._('Your own text stays as it is.')}{' '}
          <a href={offered.href} data-replaces="">
            {i18n._('Replace it with “{template}”', {template: wordOf(offered.name)})}
          </a>
        </p>
      )}
    </>
  )
}

const localeOf = (name: string) => locales.find(one => one === name)

function Letter({data: {path, query, answer, unsaved}}: AnswerProps) {
  const {i18n} = useDesk()
  const {to, isMailServer, isCalled, subject, text, key, drafted} = answer
  const inIt = languageAttributes(answer.locale)
  return (
    <Form action={`${path}/answer${query}#answer`} id={LETTER}>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="drafted" value={drafted} />
      <TextField id="subject" label={i18n._('Subject')} defaultValue={subject} {...inIt} />
      <Field id="text" label={i18n._('Text')} error={problemText(i18n, unsaved.problem, 'answer')}>
        {described => (
          <textarea name="text" rows={12} defaultValue={text} {...inIt} {...described} />
        )}
      </Field>
      {to && isMailServer && (
        <div className="buttons">
          <button type="submit" className="button">
            {i18n._('Send to {mail}', {mail: to})}
          </button>
          <AlsoCalled isCalled={isCalled} />
        </div>
      )}
      {!isMailServer && (
        <p className="quiet">
          {i18n._(
            'This server sends no email: the links below open the text in your own programs.',
          )}
        </p>
      )}
    </Form>
  )
}

/** The press that answers a new enquiry, or logs a contact, can also set its state. */
function AlsoCalled({isCalled}: Pick<OneEnquiry['answer'], 'isCalled'>) {
  const {i18n} = useDesk()
  if (isCalled === undefined) return null
  return (
    <label className="check">
      <input type="checkbox" name="called" value="yes" defaultChecked={isCalled} />
      <span>{i18n._('Also set to Called')}</span>
    </label>
  )
}

function Ways({data: {path, query, answer}}: AnswerProps) {
  const {i18n} = useDesk()
  const {whatsapp, mailto, isMailServer} = answer
  return (
    <>
      <p className="buttons">
        {mailto && !isMailServer && (
          <a href={mailto.href} data-way="mail">
            {i18n._('Open in my email program')}
          </a>
        )}
        {whatsapp && (
          <a href={whatsapp} data-way="whatsapp" target="_blank" rel="noreferrer">
            {i18n._('Open in WhatsApp')}
          </a>
        )}
      </p>
      {mailto && !isMailServer && <ToPaste isNeeded={mailto.isWithoutText} />}
      <Form action={`${path}/answered${query}#history`} className="buttons">
        <span>{i18n._('Log a contact')}</span>
        {[
          ['whatsapp', i18n._('By WhatsApp')],
          ['phone', i18n._('By phone')],
          ['mail', i18n._('By email')],
        ].map(([via, label]) => (
          <button key={via} type="submit" name="via" value={via} className="button button--quiet">
            {label}
          </button>
        ))}
        <AlsoCalled isCalled={answer.isCalled} />
      </Form>
    </>
  )
}

/** Shown while the link to the mail program has no text; the scripts copy it when the link is pressed. */
function ToPaste({isNeeded}: {isNeeded: boolean}) {
  const {i18n} = useDesk()
  return (
    <p
      className="notice"
      data-copied={i18n._('The text has been copied: paste it into the email.')}
      hidden={!isNeeded}
      id="to-paste"
      role="status"
    >
      {i18n._(
        'The text is too long for a link. Copy it from the field above and paste it into the email.',
      )}
    </p>
  )
}
