/** The style sheet of a partner's page: the site's tokens and faces, and a few rules of its own. */
import {readFileSync} from 'node:fs'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** `faces`: the site's fonts, at the addresses of this build. */
export const stylesOf = (faces: string) =>
  [faces, read('../../../../widgets/kit/core/styles/tokens.css'), read('./styles.css')]
    .join('\n')
    .replaceAll('</', '<\\/')
