// The docs page, after the builds that it shows: facts from the source, one page, one script, one sheet.
import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import {rollup} from 'rollup'
import ts from 'typescript'
import {buildFacts} from '../../docs/page/facts/builds.ts'
import {callBase, callFacts} from '../../docs/page/facts/calls.ts'
import {kindFacts} from '../../docs/page/facts/content.ts'
import {eventFacts} from '../../docs/page/facts/events.ts'
import {tokenGroups} from '../../docs/page/facts/tokens.ts'
import {widgetFacts} from '../../docs/page/facts/widgets.ts'
import {page} from '../../docs/page/html/page.ts'
import {compressed, writeBrotli} from './manifest.mjs'
import {siteStyles} from './styles.mjs'

const DIST = 'dist/docs'

const compilerOptions = {target: 'es2022', module: 'esnext', verbatimModuleSyntax: true}

const withoutTypes = {
  name: 'without-types',
  transform: (code, id) =>
    id.endsWith('.ts')
      ? {code: ts.transpileModule(code, {compilerOptions}).outputText, map: null}
      : null,
}

async function browserFiles() {
  const bundle = await rollup({
    input: 'docs/page/browser/main.ts',
    plugins: [withoutTypes, siteStyles('docs/page/styles/index.css'), compressed()],
  })
  const {output} = await bundle.write({
    dir: DIST,
    format: 'es',
    entryFileNames: 'files/docs-[hash].js',
    assetFileNames: ({names}) =>
      names.includes('site.css') ? 'files/docs-[hash].css' : 'files/[name]-[hash][extname]',
  })
  const named = ending => output.find(({fileName}) => fileName.endsWith(ending)).fileName
  return {script: named('.js'), sheet: named('.css')}
}

rmSync(DIST, {recursive: true, force: true})
const content = page({
  ...(await browserFiles()),
  widgets: await widgetFacts(buildFacts()),
  events: eventFacts(),
  tokens: tokenGroups(),
  calls: callFacts(),
  callBase: callBase(),
  kinds: kindFacts(),
  embedding: readFileSync('docs/embedding.md', 'utf8'),
  content: readFileSync('docs/content.md', 'utf8'),
})
writeFileSync(`${DIST}/index.html`, content)
writeBrotli(`${DIST}/index.html`)
