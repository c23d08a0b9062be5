// `#agency` in a bundle: the facts with which a build begins, until a server or a back end sends others.
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const FILE = fileURLToPath(new URL('../../content/demo/agency.json', import.meta.url))

/** For Rollup, which takes no JSON; Vite and Node read the file as package.json names it. */
export const agencyFacts = () => ({
  name: 'agency-facts',
  resolveId: id => (id === '#agency' ? FILE : null),
  load(id) {
    if (id !== FILE) return null
    this.addWatchFile(FILE)
    return `export default ${readFileSync(FILE, 'utf8')}`
  },
})
