/** Header and footer carry little code: the server renders what is only read and followed. */
import {staticSections} from '../islands/static-section.tsx'

const parts = staticSections(() => import('./static-parts.tsx'))

export const ShellPart = parts.StaticSection

/** Goes before every change in place: the next page may be the first with a header or a footer. */
export const prepareShell = parts.prepare
