// Names for the test runner: plain JavaScript without dependencies, as the command that reads them is.
import {readdirSync} from 'node:fs'

const FOLDER = new URL('../../widgets/', import.meta.url)
const END = '.test.ts'

/** What is tested alone in a browser: widgets, and a few parts that they share. */
export const testedWidgets = () =>
  readdirSync(FOLDER)
    .filter(file => file.endsWith(END))
    .map(file => file.slice(0, -END.length))
