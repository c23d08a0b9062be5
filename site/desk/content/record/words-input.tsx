/** A text in every language of the site side by side; those of others stay as they are. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Field} from '#desk/ui/field.tsx'
import {languageAttributes, languageOf, locales} from '#kit/i18n/locale.ts'
import {Signs} from '../text-form/text-tools.tsx'
import {type InputProps, type TextProps, textOf, useProblem, useRecord} from './record-context.tsx'

export function WordsInput({path, label, help, field, value}: InputProps) {
  const {languages} = useDesk()
  const error = useProblem(path)
  const isLong = field.is === 'html'
  const texts = (typeof value === 'object' ? value : undefined) as
    | Record<string, unknown>
    | undefined
  const Input = isLong ? LongText : ShortText
  return (
    <fieldset className={error ? 'words field--wrong' : 'words'} id={path}>
      <legend>{label}</legend>
      {help && <p className="field-help">{help}</p>}
      {error && <p className="field-error">{error}</p>}
      {isLong && <Signs />}
      <div className={isLong ? 'words-languages words-languages--long' : 'words-languages'}>
        {locales.map(locale => {
          const text = textOf(texts ? texts[locale] : value)
          const name = `${path}.${locale}`
          return languages.includes(locale) ? (
            <Input key={locale} name={name} locale={locale} text={text} />
          ) : (
            <input key={locale} type="hidden" name={name} value={text} />
          )
        })}
      </div>
    </fieldset>
  )
}

function ShortText({name, locale, text}: TextProps) {
  const error = useProblem(name)
  return (
    <Field id={name} label={languageOf(locale).name} {...(error && {error})}>
      {attributes => (
        <textarea
          name={name}
          defaultValue={text}
          rows={1}
          {...languageAttributes(locale)}
          {...attributes}
        />
      )}
    </Field>
  )
}

/** A long text: without markup where nothing is lost by it, else as the markup it is. */
function LongText({name, locale, text: html}: TextProps) {
  const {i18n} = useDesk()
  const {textForms} = useRecord()
  const error = useProblem(name)
  const text = Object.hasOwn(textForms, html) ? textForms[html] : html && undefined
  const isMarkup = text === undefined
  const help =
    isMarkup &&
    i18n._(
      'This text has parts that have no shorthand here, such as a table or a picture, so its HTML is shown. Nothing is lost.',
    )
  return (
    <Field id={name} label={languageOf(locale).name} {...(help && {help})} {...(error && {error})}>
      {attributes => (
        <>
          <textarea
            name={name}
            defaultValue={text ?? html}
            rows={6}
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
