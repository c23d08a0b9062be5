/** A text in every language of the site side by side; those of others stay as they are. */
import {languageAttributes, languageOf, locales} from '#kit/i18n/locale.ts'
import {useDesk} from '../desk-frame.ts'
import {Field} from '../ui/field.tsx'
import {LongText} from './long-text.tsx'
import {type InputProps, type TextProps, textOf, useProblem} from './record-context.ts'
import {Signs} from './text-tools.tsx'

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
          {...{name, defaultValue: text, rows: 1}}
          {...languageAttributes(locale)}
          {...attributes}
        />
      )}
    </Field>
  )
}
