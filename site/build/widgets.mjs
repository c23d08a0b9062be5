// Every folder of widgets/ with an element.ts is a widget; nothing else has to name it.
import {globSync} from 'node:fs'
import {laterStandIn} from './stand-ins.ts'

/** Names of all widget folders, for example `book-now`. */
export const widgetNames = () =>
  globSync('widgets/*/element.ts')
    .map(file => file.split(/[\\/]/)[1])
    .sort()

/**
 * The module a page imports: the one place where a widget registers itself. `verified` entries carry
 * the hashes of what they fetch later, and say them before anything can be fetched; `anywhere` ones
 * may be imported where there is no page.
 */
export function widgetEntries({verified = false, anywhere = false} = {}) {
  const prefix = 'widget:'
  return {
    name: 'widget-entries',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}.ts` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1, -'.ts'.length)
      return `import {registerWidget} from '${process.cwd()}/widgets/shared/element/register.tsx'
import definition from '${process.cwd()}/widgets/${name}/element.ts'
${verified ? expectLater : ''}${anywhere ? registerInPages : 'registerWidget(definition)'}
export default definition`
    },
  }
}

const registerInPages = `if (globalThis.customElements) registerWidget(definition)
export const {tag} = definition`

const expectLater = `import {verifiedFiles} from '${process.cwd()}/widgets/shared/element/verified-files.ts'
verifiedFiles().expect(JSON.parse('${laterStandIn}'), new URL('.', import.meta.url).href)
`

/** Rollup's input: one entry for each widget. */
export const widgetInput = () =>
  Object.fromEntries(widgetNames().map(name => [name, `widget:${name}`]))
