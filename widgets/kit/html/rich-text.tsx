/** Shows markup of the API, which only a sanitiser can hand over. */
import {useMemo} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {type Locale, otherLanguage} from '../i18n/locale.ts'
import {replaceTags} from './replace-tags.ts'
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
  const {page} = useServices()
  // React sets the markup again when the object changes.
  const content = useMemo(
    () => ({__html: trustedHtml(withPages(html.safe, page))}),
    [html.safe, page],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type lets sanitised markup in only
  return <Box className={className} {...otherLanguage(lang)} dangerouslySetInnerHTML={content} />
}

/** Links to the agency's pages lead there from any page, as all others do. */
const withPages = (html: string, page: (path: string) => string) =>
  replaceTags(html, tag =>
    tag.replace(
      /^(<a\s.*?\bhref=")(\/(?:[^"&]|&amp;)*)"/s,
      (_, before, path) =>
        `${before}${page(path.replaceAll('&amp;', '&')).replaceAll('&', '&amp;')}"`,
    ),
  )
