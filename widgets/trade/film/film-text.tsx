/** A transcript of a film for those who do not see or hear it: closed, below the film. */
import {useServices} from '#kit/core/view/use-services.ts'
import {type Locale, otherLanguage} from '#kit/i18n/locale.ts'

interface FilmTextProps {
  text: string
  /** Given when the text is not in the language of the page. */
  lang?: Locale
  className?: string
}

export function FilmText({text, lang, className = ''}: FilmTextProps) {
  const {i18n} = useServices()
  return (
    <details className={`film-text ${className}`}>
      <summary>{i18n._('What the film shows')}</summary>
      <p {...otherLanguage(lang)}>{text}</p>
    </details>
  )
}
