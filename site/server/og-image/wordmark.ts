/** Draws the agency's name in the site's own typefaces, once for each name. */
import {
  type DrawnName,
  type DrawnWords,
  FIRST_LINE,
  linesOfName,
  SECOND_LINE,
} from '../../app/shared-with-server/wordmark.ts'
import {type BuiltMedia, type FontStyle, type Fonts, loadFonts} from './fonts.ts'

/** Undefined for a name with a letter that no font has, and without fonts: it is then set as text. */
export type DrawName = (name: string) => Promise<DrawnName | undefined>

export function nameDrawer({fonts, folder}: BuiltMedia): DrawName {
  let drawn: {name: string; outlines: Promise<DrawnName | undefined>} | undefined
  return name => {
    if (drawn?.name !== name) {
      const outlines = loadFonts(fonts, folder)
        .then(loaded => drawnName(name, loaded))
        .catch(() => undefined)
      drawn = {name, outlines}
    }
    return drawn.outlines
  }
}

function drawnName(name: string, fonts: Fonts): DrawnName | undefined {
  const lines = linesOfName(name)
  const first = drawnWords(lines.first, {family: 'cormorant-garamond', ...FIRST_LINE}, fonts)
  const rest = drawnWords(lines.rest, {family: 'manrope', ...SECOND_LINE}, fonts)
  return first && rest && {first, rest}
}

function drawnWords(words: string, style: FontStyle, fonts: Fonts): DrawnWords | undefined {
  if (fonts.supportedText(words, style.family) !== words) return undefined
  const {path, width} = fonts.outline(words, style)
  return {path: inWholeUnits(path), width: Math.ceil(width)}
}

/** Three digits are more than a screen shows. */
const inWholeUnits = (path: string) =>
  path.replace(/-?\d{1,6}\.\d{1,6}/g, number => `${Math.round(Number(number))}`)
