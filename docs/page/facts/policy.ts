/** The content security policy that a widget needs, derived from its source files. */
import {readFileSync} from 'node:fs'

/** Directive -> sources, `https://HOST` being where the loader is and `https://API` where the API is. */
export type PolicyFact = Record<string, string>

const shows = (files: string[], pattern: RegExp) =>
  files.some(file => pattern.test(readFileSync(file, 'utf8')))

export function policyOf(files: string[]): PolicyFact {
  const includes = (pattern: RegExp) => files.some(file => pattern.test(file))
  const pictures = [
    shows(files, /<Picture\b|src=\{media\(/) && 'https://STORAGE data:',
    includes(/kit\/map\/moving\//) && TILES,
    // Files that a visitor has chosen, previewed before they are sent.
    includes(/files\/chosen-file\.tsx$/) && 'blob:',
  ].filter(Boolean)
  return {
    'script-src': 'https://HOST',
    'connect-src': 'https://API',
    ...(pictures.length && {'img-src': pictures.join(' ')}),
    ...(shows(files, /<video\b/) && {'media-src': 'https://STORAGE'}),
    ...(shows(files, /<iframe\b/) && {'frame-src': 'https:'}),
  }
}

/** The default host of satellite tiles; an agency or a page may set another one. */
const TILES = 'https://server.arcgisonline.com'

/** As in the header, one directive per line. */
export const policyText = (policy: PolicyFact) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources};`)
    .join('\n')
