/** The folders that the tools read and write. */
import {homedir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** The scenes. */
export const ART = fileURLToPath(new URL('..', import.meta.url))
export const DEMO = fileURLToPath(new URL('../../demo', import.meta.url))
export const MEDIA = join(DEMO, 'media')
/** Files of the site itself, not of a record: films of pages, the names of the press. */
export const SITE_MEDIA = fileURLToPath(new URL('../../../app/media', import.meta.url))
/** Rendered frames as PNG: large, so they stay out of the repository. */
export const MASTERS = process.env.ART_MASTERS || join(homedir(), '.cache', 'ocp-art')
