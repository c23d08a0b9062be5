// `#agency` in a bundle: the facts with which a build begins, until a server or a back end sends others.
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const FILE = fileURLToPath(new URL('../../content/demo/agency.json', import.meta.url))

/** Facts that widgets show; the others are the site's. Names at any depth. */
const OF_WIDGETS = [
  'name',
  'phone',
  'whatsapp',
  'demonstration',
  'hiddenReviewers',
  'office',
  'coordinates',
  'timeZone',
]

/** JSON for Rollup, which takes none by itself; Vite and Node read `#agency` as package.json names it. */
export const agencyFacts = ({forWidgets = false} = {}) => ({
  name: 'agency-facts',
  resolveId: id => (id === '#agency' ? FILE : null),
  load(id) {
    if (!id.endsWith('.json')) return null
    this.addWatchFile(id)
    const data = JSON.parse(readFileSync(id, 'utf8'))
    return `export default ${JSON.stringify(data, forWidgets && id === FILE ? OF_WIDGETS : null)}`
  },
})
