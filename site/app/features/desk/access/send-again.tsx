/** After a sign-in: what was typed when the session had ended, to be sent again with one press. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Facts} from '../ui/facts.tsx'
import {Form} from '../ui/form.tsx'
import {HiddenFields, type KeptForm} from './kept.tsx'

export interface SendAgainData {
  kept: KeptForm
  /** It was typed in this account. */
  isOwn: boolean
}

export const sendAgain = defineScreen<SendAgainData>({
  title: i18n => i18n._('Send it again'),
  Screen({data: {kept, isOwn}}) {
    const {i18n} = useDesk()
    const {action, fields} = kept
    const typed = fields.filter(([, value]) => value.trim())
    if (!isOwn) {
      return (
        <p className="notice notice--wrong">
          {i18n._(
            'This was typed by somebody else. Sign in with that account to send it, or leave it.',
          )}
        </p>
      )
    }
    return (
      <>
        <p className="lede">
          {i18n._(
            'Your session had ended, so this was not saved. It is as you typed it; passwords and files have to be given again.',
          )}
        </p>
        <Form action={action}>
          <HiddenFields fields={fields} />
          <div className="buttons">
            <button type="submit" className="button">
              {i18n._('Send it again')}
            </button>
            <a href="/desk">{i18n._('Leave it')}</a>
          </div>
        </Form>
        <section className="section">
          <h2>{i18n._('What you typed')}</h2>
          <Facts facts={typed.map(([name, value]) => [name, <Typed key={name} text={value} />])} />
        </section>
      </>
    )
  },
})

const Typed = ({text}: {text: string}) => <span className="typed">{text}</span>
