/** Shows markup of the API, which only a sanitiser can hand over. */
import type {SafeHtml} from './safe-html.ts'

interface RichTextProps {
  html: SafeHtml
  className?: string
  /** What the text stands in; a heading takes only markup without blocks. */
  as?: 'div' | 'h2'
  /** Given when the text is not in the language of the page. */
  lang?: string
}

export const RichText = ({html, className, lang, as: Box = 'div'}: RichTextProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type lets sanitised markup in only
  <Box className={className} lang={lang} dangerouslySetInnerHTML={{__html: html.safe}} />
)
