/** A transcript of a film for those who do not see or hear it: closed at first. */
import {useServices} from '#kit/core/view/use-services.ts'
import {type Locale, otherLanguage} from '#kit/i18n/locale.ts'

interface FilmTextProps {
  text: string
  /** Given when the text is not in the language of the page. */
  lang?: Locale
  /** True where it stands among the controls in the film's frame, instead of below it. */
  isOver?: boolean
}

export function FilmText({text, lang, isOver = false}: FilmTextProps) {
  const {i18n} = useServices()
  return (
    <details className={isOver ? 'film-text film-text--over' : 'film-text'}>
      <summary>{i18n._('What the film shows')}</summary>
      <p {...otherLanguage(lang)}>{text}</p>
    </details>
  )
}
