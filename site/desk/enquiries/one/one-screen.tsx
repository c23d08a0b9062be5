/** One enquiry: what was written, by whom and about what; what was done, and what can be. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {PostButton} from '#desk/ui/form.tsx'
import {Moment, officeMoment} from '#desk/ui/moment.tsx'
import {mailtoOf} from '#kit/typed/mail-address.ts'
import {listAddress, oneAddress} from '../addresses.ts'
import {Answer} from '../answers/answer.tsx'
import {Shortcuts} from '../shortcuts.tsx'
import {Viewings} from '../viewings/viewings.tsx'
import {fieldWord, formWord, stateWord, valueWord} from '../words.ts'
import {Work} from '../work/work.tsx'
import {History} from './history.tsx'
import {Others} from './others.tsx'
import type {OneEnquiry} from './read-one.ts'
import {Source} from './source.tsx'

/** The names begin so under which a browser keeps what was typed. */
export const ENQUIRIES = 'enquiries/'

export function EnquiryScreen(data: OneEnquiry) {
  const {i18n, person} = useDesk()
  const {enquiry, filter, newer, older} = data
  return (
    <Screen title={(enquiry.name ?? enquiry.email ?? enquiry.phone) || i18n._('Without a name')}>
      <nav className="pages enquiry-ways" aria-label={i18n._('Enquiries')}>
        <a href={listAddress(filter)}>{i18n._('All enquiries')}</a>
        {newer && (
          <a href={oneAddress(newer, filter)} rel="prev">
            {i18n._('Newer')}
          </a>
        )}
        {older && (
          <a href={oneAddress(older, filter)} rel="next">
            {i18n._('Older')}
          </a>
        )}
      </nav>
      <Notices data={data} />
      <div
        className="enquiry"
        data-keep={`${person?.id} ${ENQUIRIES}${enquiry.id}`}
        data-kept={i18n._('You have unsent text here.')}
        data-forget={i18n._('Discard')}
      >
        <div>
          <Said data={data} />
          <Viewings data={data} />
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
    </Screen>
  )
}

function Notices({data: {enquiry, filter, path, query}}: {data: OneEnquiry}) {
  const {i18n, locale, now} = useDesk()
  const {mergedInto, suspectedSpam, state, remindAt} = enquiry
  const isSpam = state === 'spam'
  return (
    <>
      {mergedInto && (
        <p className="notice">
          {i18n._('This enquiry is a duplicate.')}{' '}
          <a href={oneAddress(mergedInto, filter)}>{i18n._('Go to the main enquiry')}</a>
        </p>
      )}
      {(suspectedSpam || isSpam) && (
        <div className="notice">
          <p>
            {isSpam ? i18n._('This is spam.') : i18n._('This may be spam.')}{' '}
            {suspectedSpam && <span lang="en">({suspectedSpam})</span>}
          </p>
          <PostButton
            action={`${path}/not-spam${query}`}
            label={i18n._('This is not spam')}
            look="plain"
          />
        </div>
      )}
      {remindAt && remindAt <= now && (
        <p className="notice">
          {i18n._('You asked to be reminded: {when}', {when: officeMoment(locale, remindAt)})}
        </p>
      )}
    </>
  )
}

/** Shown in a place of their own. */
const SHOWN = ['name', 'email', 'phone', 'message']

function Said({data: {enquiry, fields, files, path}}: {data: OneEnquiry}) {
  const {i18n} = useDesk()
  const {state, form, receivedAt, email, phone, phoneE164, message, locale} = enquiry
  const others = Object.entries(fields).filter(
    ([name, value]) => !SHOWN.includes(name) && value !== '' && value !== null,
  )
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
      {others.length > 0 && (
        <dl className="facts">
          {others.map(([name, value]) => (
            <div key={name}>
              <dt>{fieldWord(i18n, name)}</dt>
              <dd dir="auto">{valueWord(i18n, String(value))}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <ul className="files" aria-label={i18n._('Files')}>
          {files.map(({name, size, path: stored}, at) => (
            <li key={stored}>
              <a href={`${path}/files/${at}`} dir="auto">
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
