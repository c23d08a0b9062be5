// `#agency` in a bundle: the facts with which a build begins, until a server or a back end sends others.
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const FILE = fileURLToPath(new URL('../../content/demo/agency.json', import.meta.url))

/** What widgets show; the rest is the site's. Names at any depth. */
const OF_WIDGETS = [
  ...['name', 'phone', 'whatsapp', 'demonstration', 'hiddenReviewers'],
  ...['office', 'coordinates', 'timeZone'],
]

/** For Rollup, which takes no JSON; Vite and Node read the file as package.json names it. */
export const agencyFacts = ({forWidgets = false} = {}) => ({
  name: 'agency-facts',
  resolveId: id => (id === '#agency' ? FILE : null),
  load(id) {
    if (id !== FILE) return null
    this.addWatchFile(FILE)
    const facts = JSON.parse(readFileSync(FILE, 'utf8'))
    return `export default ${JSON.stringify(facts, forWidgets ? OF_WIDGETS : null)}`
  },
})
