// `#agency` in a bundle: the facts with which a build begins, until a server or a back end sends others.
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const FILE = fileURLToPath(new URL('../../content/demo/agency.json', import.meta.url))

/** What pages of the site show and no widget does. */
const OF_PAGES = ['legalEntity', 'social', 'press', 'home']

/** For Rollup, which takes no JSON; Vite and Node read the file as package.json names it. */
export const agencyFacts = ({forWidgets = false} = {}) => ({
  name: 'agency-facts',
  resolveId: id => (id === '#agency' ? FILE : null),
  load(id) {
    if (id !== FILE) return null
    this.addWatchFile(FILE)
    const facts = Object.entries(JSON.parse(readFileSync(FILE, 'utf8')))
    const wanted = facts.filter(([name]) => !forWidgets || !OF_PAGES.includes(name))
    return `export default ${JSON.stringify(Object.fromEntries(wanted))}`
  },
})
