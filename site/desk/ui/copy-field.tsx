/** A text to be copied: it can be selected, and with JavaScript one press copies it. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Field} from './field.tsx'

export function CopyField({id, label, text}: {id: string; label: string; text: string}) {
  const {i18n} = useDesk()
  return (
    <div className="copy">
      <Field id={id} label={label}>
        {described => <input type="text" readOnly value={text} dir="ltr" {...described} />}
      </Field>
      <button
        type="button"
        className="button button--plain"
        data-copies={id}
        data-copied={i18n._('Copied')}
        hidden
      >
        {i18n._('Copy')}
      </button>
    </div>
  )
}
