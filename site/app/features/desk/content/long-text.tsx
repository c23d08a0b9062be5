/** A long text in one language: without markup where nothing is lost by it, else as the markup it is. */
import {languageAttributes, languageOf} from '#kit/i18n/locale.ts'
import {useDesk} from '../desk-frame.ts'
import {Field} from '../ui/field.tsx'
import {type TextProps, useProblem, useRecord} from './record-context.ts'

export function LongText({name, locale, text: html}: TextProps) {
  const {i18n} = useDesk()
  const {textForms} = useRecord()
  const error = useProblem(name)
  const text = Object.hasOwn(textForms, html) ? textForms[html] : html && undefined
  const isMarkup = text === undefined
  const help =
    isMarkup &&
    i18n._(
      'This text has parts without a sign here, such as a table or a picture, so its HTML is shown. Nothing of it is lost.',
    )
  return (
    <Field
      {...{id: name, label: languageOf(locale).name}}
      {...(help && {help})}
      {...(error && {error})}
    >
      {attributes => (
        <>
          <textarea
            {...{name, defaultValue: text ?? html, rows: 6}}
            {...(isMarkup ? {dir: 'ltr'} : {...languageAttributes(locale), 'data-text': ''})}
            {...attributes}
          />
          {/* Says that the field holds no markup, and what it was made from. */}
          {!isMarkup && <input type="hidden" name={`${name}~`} value={html} />}
        </>
      )}
    </Field>
  )
}
