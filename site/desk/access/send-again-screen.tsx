/** After a sign-in: what was typed when the session had ended, to be sent again with one press. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Facts} from '#desk/ui/facts.tsx'
import {Form, Hidden, SubmitButton} from '#desk/ui/form.tsx'
import type {KeptForm} from './kept-form.ts'

export interface SendAgainData {
  kept: KeptForm
  /** It was typed in this account. */
  isOwn: boolean
}

export function SendAgainScreen({kept, isOwn}: SendAgainData) {
  const {i18n} = useDesk()
  const {action, fields} = kept
  const given = fields.filter(([name, value]) => value.trim() && !HIDDEN.test(name))
  const files = given.filter(([name]) => isFile(name))
  const typed = given.filter(([name]) => !isFile(name))
  if (!isOwn) {
    return (
      <Screen title={i18n._('Send it again')}>
        <p className="notice notice--wrong">
          {i18n._(
            'This was typed by someone else. Sign in with that account to send it, or leave it.',
          )}
        </p>
      </Screen>
    )
  }
  return (
    <Screen title={i18n._('Send it again')}>
      <p className="lede">
        {i18n._(
          'Your session had ended, so this was not saved. It is as you typed it; passwords have to be entered again.',
        )}
      </p>
      {files.length > 0 && (
        <div className="notice">
          <p>{i18n._('These files could not be kept. Choose them again after sending:')}</p>
          <ul>
            {files.map(([name, file]) => (
              <li key={`${name} ${file}`}>
                <bdi>{file}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Form action={action}>
        <Hidden fields={fields} />
        <div className="buttons">
          <SubmitButton label={i18n._('Send it again')} />
          <a href="/desk">{i18n._('Leave it')}</a>
        </div>
      </Form>
      <section className="section">
        <h2>{i18n._('What you typed')}</h2>
        <Facts facts={typed.map(([name, value]) => [name, <Typed key={name} text={value} />])} />
      </section>
    </Screen>
  )
}

/** Hidden fields: buttons, versions, marks of rows (`#`), and the HTML a long text was made from (`~`). */
const HIDDEN = /^(?:do|base|since|from|key)$|[#~]$/

/** A field for files has their names. */
const isFile = (name: string) => name.endsWith('-file')

const Typed = ({text}: {text: string}) => <span className="typed">{text}</span>
