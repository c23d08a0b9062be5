// Names for the test runner: plain JavaScript without dependencies, as the command that reads them is.
import {readdirSync} from 'node:fs'

const FOLDER = new URL('../../widgets/', import.meta.url)
const END = '.test.ts'
/** Tests for Node, of what widgets share. */
const SHARED = ['kit', 'trade']

/** Lists the widgets, and a few shared parts, that are tested alone in a browser. */
export const testedWidgets = () =>
  readdirSync(FOLDER, {withFileTypes: true}).flatMap(entry => {
    if (entry.name.endsWith(END)) return [entry.name.slice(0, -END.length)]
    return entry.isDirectory() && !SHARED.includes(entry.name) ? [entry.name] : []
  })

/** One file, or a folder with a file for each subject. */
export const testFilesOf = name => `test/widgets/${name}{${END},/*${END}}`
