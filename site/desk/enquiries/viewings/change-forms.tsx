/** Forms that change a viewing. Each says beforehand what the visitor is told. */
import type {ReactNode} from 'react'
import {conflictText} from '#desk/calendar/words.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {TextField} from '#desk/ui/field.tsx'
import {Form, Hidden, PostButton, SubmitButton} from '#desk/ui/form.tsx'
import {languageAttributes} from '#kit/i18n/locale.ts'
import type {ViewingTask} from '#trade/viewing/tasks.ts'
import type {OneEnquiry} from '../one/read-one.ts'
import {languageWord} from '../words.ts'
import type {PlannedViewing, VisitorMail} from './plan.ts'

interface FormsProps {
  planned: PlannedViewing
  data: OneEnquiry
  problem: string | undefined
}

export function ChangeForms({planned, data, problem}: FormsProps) {
  const {i18n} = useDesk()
  const {viewing, mails} = planned
  const {id, sequence, state, acceptedAt} = viewing
  const action = `${data.path}/viewing${data.query}`
  const fieldsOf = (task: ViewingTask) => ({task, viewing: id, sequence})
  const isBooked = state === 'booked'
  return (
    <div className="viewing-changes">
      {isBooked && !acceptedAt && (
        <>
          <PostButton action={action} fields={fieldsOf('accept')} label={i18n._('Confirm')} />
          <p className="quiet">
            {i18n._('The visitor is not told: for them the hour is booked already.')}
          </p>
        </>
      )}
      <MoveForm planned={planned} problem={problem}>
        {content => (
          <Form action={action}>
            <Hidden fields={Object.entries(fieldsOf('move'))} />
            {content}
          </Form>
        )}
      </MoveForm>
      {isBooked && (
        <>
          <details>
            <summary>{i18n._('Decline…')}</summary>
            <p>
              {i18n._('The hour is free again, and the visitor is asked to choose another one.')}
            </p>
            <Told mail={mails?.declined} />
            <PostButton
              action={action}
              fields={fieldsOf('decline')}
              label={i18n._('Decline the viewing')}
              look="danger"
            />
          </details>
          <details>
            <summary>{i18n._('Cancel…')}</summary>
            <p>{i18n._('The hour is free again, and the viewing cannot be moved any more.')}</p>
            <Told mail={mails?.cancelled} />
            <PostButton
              action={action}
              fields={fieldsOf('cancel')}
              label={i18n._('Cancel the viewing')}
              look="danger"
            />
          </details>
        </>
      )}
    </div>
  )
}

interface MoveFormProps extends Pick<FormsProps, 'planned' | 'problem'> {
  children(content: ReactNode): ReactNode
}

function MoveForm({planned, problem, children}: MoveFormProps) {
  const {i18n, locale} = useDesk()
  const {viewing, wanted, wantedConflicts, isMoving, mails} = planned
  return (
    <details open={isMoving || problem !== undefined}>
      <summary>{i18n._('Move…')}</summary>
      {children(
        <>
          <TextField
            id={`starts-${viewing.id}`}
            name="starts"
            type="datetime-local"
            step={900}
            required
            label={i18n._('New time')}
            help={i18n._('Office time')}
            defaultValue={wanted}
            error={problem}
          />
          {wantedConflicts.map(conflict => (
            <p key={JSON.stringify(conflict)} className="notice notice--wrong">
              {conflictText(i18n, locale, conflict)}
            </p>
          ))}
          <Told mail={mails?.moved} />
          <SubmitButton label={i18n._('Move the viewing')} />
        </>,
      )}
    </details>
  )
}

/** The beginning of the mail that the change sends. */
function Told({mail}: {mail: VisitorMail | undefined}) {
  const {i18n} = useDesk()
  if (!mail) {
    return (
      <p className="quiet">{i18n._('The visitor gets no email about it: tell them by phone.')}</p>
    )
  }
  const {locale, subject, lead} = mail
  return (
    <>
      <p className="quiet">
        {i18n._('The visitor gets this email, in this language: {language}.', {
          language: languageWord(locale),
        })}
      </p>
      <blockquote className="message" {...languageAttributes(locale)}>
        <b>{subject}</b>
        {`\n${lead}`}
      </blockquote>
    </>
  )
}
