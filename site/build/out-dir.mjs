// The output folder of a build's steps: `npm run build` names a new folder, which is not served
// yet.
import {join} from 'node:path'

const OUT_DIR = process.env.BUILD_DIR ?? 'dist'

/** A path in the folder of this build, relative to the project. */
export const inOutDir = (...path) => join(OUT_DIR, ...path)
