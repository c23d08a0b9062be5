// Every folder of widgets/ with an element.ts is a widget; nothing else has to name it.
import {existsSync, globSync, readFileSync} from 'node:fs'
import {basename, dirname} from 'node:path'
import {buildStandIn, laterStandIn} from './placeholders.ts'

/** The ending of each file of a verified build. */
const ENDING = `-${buildStandIn}.js`

/** Names of all widget folders, for example `book-now`. */
export const widgetNames = () =>
  globSync('widgets/*/element.ts')
    .map(file => basename(dirname(file)))
    .sort()

/**
 * The module a page imports: the one place where a widget registers itself. `verified` entries carry
 * the hashes of what they fetch later, and say them before anything can be fetched; `anywhere` ones
 * may be imported where there is no page, and hold the whole view, so that a server can render it.
 */
export function widgetEntries({verified = false, anywhere = false} = {}) {
  const prefix = 'widget:'
  return {
    name: 'widget-entries',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}.ts` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1, -'.ts'.length)
      return `import {registerWidget} from '${process.cwd()}/widgets/kit/core/register.ts'
import '${process.cwd()}/widgets/trade/agency/product.ts'
import element from '${process.cwd()}/${elementOf(name)}'
${anywhere && isShell(name) ? wholeElement(name) : 'const definition = element'}
${verified ? expectLater : ''}${anywhere ? registerInPages : 'registerWidget(definition)'}
export default definition`
    },
  }
}

const elementOf = name => `widgets/${name}/element.ts`

/** Its first file has no view. The site renders one with a `page-element.tsx` in another way. */
const isShell = name =>
  readFileSync(elementOf(name), 'utf8').includes("import('./view.tsx')") &&
  !existsSync(`widgets/${name}/page-element.tsx`)

const wholeElement = name => `import {whole} from '${process.cwd()}/widgets/${name}/view.tsx'
const definition = {...element, View: whole.View, styles: element.styles + whole.styles}`

const registerInPages = `if (globalThis.customElements) registerWidget(definition)
export const {tag} = definition`

const expectLater = `import {verifiedFiles} from '${process.cwd()}/widgets/kit/core/verified-files.ts'
verifiedFiles().expect(JSON.parse('${laterStandIn}'), import.meta.url, '${ENDING}')
`

/** Rollup's input: one entry for each widget. */
export const widgetInput = () =>
  Object.fromEntries(widgetNames().map(name => [name, `widget:${name}`]))
