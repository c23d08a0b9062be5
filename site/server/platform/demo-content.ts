/** The folder with the demonstration's content. */
import {fileURLToPath} from 'node:url'

export const DEMO = fileURLToPath(new URL('../../content/demo', import.meta.url))
