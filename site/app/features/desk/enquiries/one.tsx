/** One enquiry: what was written, by whom and about what; what was done, and what can be. */
import {mailtoOf} from '#kit/typed/mail-address.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import {Moment, officeMoment} from '../ui/moment.tsx'
import {Answer} from './answer.tsx'
import type {EnquiryData} from './data.ts'
import {History} from './history.tsx'
import {Others} from './others.tsx'
import {Shortcuts} from './shortcuts.tsx'
import {Source} from './source.tsx'
import {fieldWord, formWord, stateWord, valueWord} from './words.ts'
import {Work} from './work.tsx'

/** The names begin so under which a browser keeps what was typed. */
export const ENQUIRIES = 'enquiries/'

export const oneEnquiry = defineScreen<EnquiryData>({
  title: (i18n, {who}) => who || i18n._('Without a name'),
  Screen({data}) {
    const {i18n, person} = useDesk()
    return (
      <>
        <nav className="pages enquiry-ways" aria-label={i18n._('Enquiries')}>
          <a href={data.back}>{i18n._('All enquiries')}</a>
          {data.newer && (
            <a href={data.newer} rel="prev">
              {i18n._('Newer')}
            </a>
          )}
          {data.older && (
            <a href={data.older} rel="next">
              {i18n._('Older')}
            </a>
          )}
        </nav>
        <Notices data={data} />
        <div
          className="enquiry"
          data-keep={`${person?.id} ${ENQUIRIES}${data.id}`}
          data-kept={i18n._('You typed this here before, and it has not been sent.')}
          data-forget={i18n._('Forget it')}
        >
          <div>
            <Said data={data} />
            <Answer data={data} />
            <History data={data} />
          </div>
          <div>
            <Work data={data} />
            <Source data={data} />
            <Others data={data} />
          </div>
        </div>
        <Shortcuts
          keys={[
            ['j', i18n._('Next enquiry')],
            ['k', i18n._('Previous enquiry')],
            ['n', i18n._('Write a note')],
            ['a', i18n._('Answer')],
          ]}
        />
      </>
    )
  },
})

function Notices({data}: {data: EnquiryData}) {
  const {i18n, locale} = useDesk()
  const {mergedInto, suspectedSpam, isDue, state, remindAt, path, query} = data
  const isSpam = state === 'spam'
  return (
    <>
      {mergedInto && (
        <p className="notice">
          {i18n._('This enquiry is a repetition.')}{' '}
          <a href={mergedInto.href}>{i18n._('Show the other one')}</a>
        </p>
      )}
      {(suspectedSpam || isSpam) && (
        <div className="notice">
          <p>
            {isSpam ? i18n._('This is spam.') : i18n._('This may be spam.')}{' '}
            {suspectedSpam && <span lang="en">({suspectedSpam})</span>}
          </p>
          <Form action={`${path}/not-spam${query}`}>
            <button type="submit" className="button button--plain">
              {i18n._('This is not spam')}
            </button>
          </Form>
        </div>
      )}
      {isDue && (
        <p className="notice">
          {i18n._('You wanted to be reminded: {when}', {
            when: officeMoment(locale, `${remindAt}`),
          })}
        </p>
      )}
    </>
  )
}

function Said({data}: {data: EnquiryData}) {
  const {i18n} = useDesk()
  const {state, form, receivedAt, email, phone, phoneE164, message, locale, fields, files} = data
  return (
    <section aria-labelledby="said">
      <h2 id="said">{formWord(i18n, form)}</h2>
      <p>
        <span className={`state state--${state}`}>{stateWord(i18n, state)}</span>{' '}
        <span className="quiet">
          {i18n._('Received')} <Moment at={receivedAt} />
        </span>
      </p>
      <p className="reach">
        {email && (
          <a href={mailtoOf(email)} dir="ltr">
            {email}
          </a>
        )}
        {phoneE164 ? (
          <a href={`tel:${phoneE164}`} dir="ltr">
            {phoneE164}
          </a>
        ) : (
          phone && <span dir="ltr">{phone}</span>
        )}
      </p>
      {message && (
        <blockquote className="message" dir="auto" lang={locale ?? undefined}>
          {message}
        </blockquote>
      )}
      {fields.length > 0 && (
        <dl className="facts">
          {fields.map(([name, value]) => (
            <div key={name}>
              <dt>{fieldWord(i18n, name)}</dt>
              <dd dir="auto">{valueWord(i18n, value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <ul className="files" aria-label={i18n._('Files')}>
          {files.map(({href, name, size}) => (
            <li key={href}>
              <a href={href} dir="auto">
                {name}
              </a>{' '}
              <span className="quiet">{Math.ceil(size / 1024)} kB</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
