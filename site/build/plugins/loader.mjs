// Writes the kit's name and hash into the partner's script, after the Preact build has made it.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sha256} from './integrity.mjs'
import {servedStandIn} from './placeholders.ts'

export const loaderFacts = folder => ({
  name: 'loader-facts',
  renderChunk(code) {
    const {kit} = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    const facts = {
      KIT: JSON.stringify(kit),
      KIT_HASH: JSON.stringify(sha256(readFileSync(join(folder, kit)))),
      SERVED: `JSON.parse('${servedStandIn}')`,
    }
    return {code: code.replace(/\b(KIT_HASH|KIT|SERVED)\b/g, name => facts[name]), map: null}
  },
})
