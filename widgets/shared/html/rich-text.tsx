/** Shows markup of the API, which only a sanitiser can hand over. */
import {useMemo} from 'react'
import {type Locale, otherLanguage} from '../i18n/locale.ts'
import type {SafeHtml} from './safe-html.ts'
import {trustedHtml} from './trusted-html.ts'

interface RichTextProps {
  html: SafeHtml
  className?: string
  /** The element around the text; a heading takes only markup without blocks. */
  as?: 'div' | 'h2'
  /** Given when the text is not in the language of the page. */
  lang?: Locale
}

export function RichText({html, className, lang, as: Box = 'div'}: RichTextProps) {
  // React sets the markup again when the object changes.
  const content = useMemo(() => ({__html: trustedHtml(html.safe)}), [html.safe])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type lets sanitised markup in only
  return <Box className={className} {...otherLanguage(lang)} dangerouslySetInnerHTML={content} />
}
