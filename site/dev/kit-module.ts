/** The widgets of partners' pages from source: a table of imports, one for each folder of `widgets/`. */
import type {Plugin} from 'vite'
import {widgetNames} from '../build/plugins/widgets.mjs'

export const KIT_MODULE = '@id/__x00__dev-kit.js'
const ID = '\0dev-kit.js'

export const kitModule = (): Plugin => ({
  name: 'dev-kit',
  resolveId: id => (id === ID ? ID : null),
  load: id => (id === ID ? source() : null),
  hotUpdate({type, file}) {
    const {moduleGraph} = this.environment
    const kit = moduleGraph.getModuleById(ID)
    const isOfList = type !== 'update' && /\/widgets\/[^/]+\/element\.ts$/.test(file)
    if (kit && isOfList) moduleGraph.invalidateModule(kit)
  },
})

const source = () => `import '/site/dev/browser/main.ts'
const widgets = {
  'ocp-companion': () => import('/widgets/partner-page/companion.ts'),
${widgetNames()
  .map(name => `  'ocp-${name}': () => import('widget:${name}'),`)
  .join('\n')}
}
export const fetchWidget = tag => widgets[tag]?.()
`
