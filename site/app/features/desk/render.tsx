/** The desk's entry on the server: the data of a screen in, a whole document out. */

import {renderToStaticMarkup} from 'react-dom/server'
import {escapeHtml} from '#kit/html/escape-html.ts'
import {type Locale, languageAttributes} from '#kit/i18n/locale.ts'
import {loadTranslator} from '#kit/i18n/translator.ts'
import {fontFiles} from '../../core/fonts.ts'
import type {Saying} from '../../shared-with-server/saying.ts'
import {said} from './content/said.ts'
import type {ScreenDefinition} from './define-screen.ts'
import {type DeskFrame, DeskProvider} from './desk-frame.ts'
import {catalogues} from './messages/*.po'
import {type DeskScreens, type ScreenName, screens} from './screens.ts'
import {Shell} from './shell/shell.tsx'

export {deskStyles} from './styles/styles.ts'

export interface DeskRequest {
  name: ScreenName
  data: DeskScreens[ScreenName]
  frame: DeskFrame
  /** Addresses of the style sheet, the script and all fonts. */
  files: {styles: string; script: string; fonts: string[]}
}

export async function renderDesk({name, data, frame, files}: DeskRequest): Promise<string> {
  const i18n = await loadTranslator(frame.locale, catalogues)
  // Which data a screen takes is checked where its route names it.
  const {title, Screen, isBare} = screens[name] as ScreenDefinition<DeskScreens[ScreenName]>
  const heading = title(i18n, data)
  const body = renderToStaticMarkup(
    <DeskProvider value={{...frame, i18n}}>
      <Shell heading={heading} isBare={isBare}>
        <Screen data={data} />
      </Shell>
    </DeskProvider>,
  )
  const {lang, dir} = languageAttributes(frame.locale)
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${heading} · ${i18n._('Desk')}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${preloads(frame.locale, files.fonts)}<link rel="stylesheet" href="${files.styles}">
<script type="module" src="${files.script}"></script>
</head>
<body>
${body}
</body>
</html>
`
}

/** A sentence about content by itself. */
export const sayAtDesk = async (locale: Locale, saying: Saying) =>
  said(await loadTranslator(locale, catalogues), saying)

/** A font that comes late is not used, so that no text moves. */
const preloads = (locale: Locale, files: string[]) =>
  fontFiles(locale, files)
    .fonts.map(
      file => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>\n`,
    )
    .join('')
