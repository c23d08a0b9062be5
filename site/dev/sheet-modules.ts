/**
 * A style sheet that a module imports is a text, as in the build. Here it carries its file's name as a
 * comment at both ends, so that the browser can put another text in its place (`browser/main.ts`).
 */
import {readFile} from 'node:fs/promises'
import {relative} from 'node:path'
import type {Plugin} from 'vite'
import {sheetPart} from './browser/sheet-part.ts'

const PREFIX = '\0sheet:'

/** With an ending that is not a sheet's: Vite would make a module of its own kind of it. */
const moduleOf = (file: string) => `${PREFIX}${file}.js`
const fileOf = (id: string) => id.slice(PREFIX.length, -'.js'.length)

export const sheetModules = (): Plugin => ({
  name: 'dev-sheet-modules',
  async resolveId(source, importer, options) {
    if (!source.endsWith('.css') || !importer || /\.css($|\?)/.test(importer)) return null
    const found = await this.resolve(source, importer, {...options, skipSelf: true})
    return found && moduleOf(found.id)
  },
  async load(id) {
    if (!id.startsWith(PREFIX)) return null
    const file = fileOf(id)
    return `export default ${JSON.stringify(partOf(file, await readFile(file, 'utf8')))}`
  },
  async hotUpdate({file, modules, read}) {
    const {moduleGraph, hot, name} = this.environment
    const sheet = moduleGraph.getModuleById(moduleOf(file))
    if (!sheet) return
    moduleGraph.invalidateModule(sheet)
    if (name === 'client') hot.send('ocp:sheet', {part: partOf(file, await read())})
    return modules
  },
})

const partOf = (file: string, css: string) => sheetPart(relative(process.cwd(), file), css)
