// The desk's bundle has screens, style sheets and texts alone. Node runs every other module from its
// source, as it does for the rest of the server, so that there is one instance of each.
import {shortNameOf} from '../imports.ts'

export const sourcesOutside = () => ({
  name: 'sources-outside',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (!importer || source.endsWith('*.po')) return null
      const found = await this.resolve(source, importer, {...options, skipSelf: true})
      const name = found && shortNameOf(found.id)
      return name ? {id: name, external: true} : found
    },
  },
})
