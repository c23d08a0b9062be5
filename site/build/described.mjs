// After Rollup: what is made of what the sources say of themselves, read once for the npm package and the docs.
import {buildFacts} from '../../docs/page/facts/builds.ts'
import {sizeFacts} from '../../docs/page/facts/sizes.ts'
import {programOfFacts, readFacts} from '../../docs/page/pages/all.ts'
import {writeDocs} from './docs.mjs'
import {packagedWidget} from './npm/members.ts'
import {writePackage} from './npm.mjs'
import {inOutDir} from './out-dir.mjs'

const program = programOfFacts()
const facts = await readFacts(program, buildFacts(inOutDir()), builds =>
  sizeFacts(builds, inOutDir()),
)
writePackage(program, facts.widgets.map(packagedWidget))
await writeDocs(facts)
