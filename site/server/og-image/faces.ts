/**
 * The files of the site's typefaces. The built files are WOFF2, one for each subset, and of variable
 * weight: fontkit draws only the lightest weight of such a file, so a stroke around the outline makes
 * the text as bold as it has to be.
 */
import {readFile} from 'node:fs/promises'
import {create, type Font} from 'fontkit'

export type Family = 'cormorant-garamond' | 'manrope'

/** Latin first: its file has the digits and the punctuation of all. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic']

/** Arabic's files, and their sizes beside the Latin ones as in the site's styles. */
const ARABIC = {
  'cormorant-garamond': {file: 'noto-naskh-arabic-arabic-400', size: 0.86},
  manrope: {file: 'readex-pro-arabic-wght', size: 0.95},
}

/** A font of a family. */
export interface Face {
  font: Font
  /** Its size in parts of the text's. */
  size: number
  /** Its letters are joined. */
  isJoined: boolean
}

/** `fonts` are the files of the build, in `folder`. */
export async function readFaces(fonts: string[], folder: URL): Promise<Record<Family, Face[]>> {
  const read = async (part: string, face: Omit<Face, 'font'>): Promise<Face[]> => {
    const file = fonts.find(name => name.includes(part))
    return file ? [{font: await readFont(new URL(file, folder)), ...face}] : []
  }
  const load = async (family: Family) => {
    const {file, size} = ARABIC[family]
    const faces = await Promise.all([
      ...SUBSETS.map(subset => read(`${family}-${subset}-wght`, {size: 1, isJoined: false})),
      read(file, {size, isJoined: true}),
    ])
    return faces.flat()
  }
  const [display, text] = await Promise.all([load('cormorant-garamond'), load('manrope')])
  return {'cormorant-garamond': display, manrope: text}
}

async function readFont(file: URL): Promise<Font> {
  const font = create(await readFile(file))
  // fontkit caches each glyph as it was first requested. Requested as a part of another glyph it
  // would not know its letter, and Arabic letters would not join it.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return font
}
