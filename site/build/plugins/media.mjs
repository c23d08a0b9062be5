// Films and drawings of the site's own pages. Importing one gives its address, with a hash of its
// content in the name; the browser's build writes the file, the server's knows its name alone.
import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {extname} from 'node:path'

const MEDIA = /site\/app\/media\/(?:.+\/)?([\w-]+)\.(?:mp4|svg|avif|webp)$/

export const siteMedia = ({emit}) => ({
  name: 'site-media',
  load(id) {
    const [, name] = MEDIA.exec(id) ?? []
    if (!name) return null
    this.addWatchFile(id)
    const source = readFileSync(id)
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
    const fileName = `files/${name}-${hash}${extname(id)}`
    if (emit) this.emitFile({type: 'asset', fileName, source})
    return `export default ${JSON.stringify(`/assets/react/${fileName}`)}`
  },
})
