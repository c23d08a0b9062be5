/** The tags that can be counted: every folder of widgets/ with an element.ts is a widget. */
import {globSync} from 'node:fs'
import {dirname} from 'node:path'
import {fileURLToPath} from 'node:url'

const widgets = fileURLToPath(new URL('../../../widgets/', import.meta.url))

export const widgetTags: ReadonlySet<string> = new Set(
  globSync('*/element.ts', {cwd: widgets}).map(file => `ocp-${dirname(file)}`),
)
