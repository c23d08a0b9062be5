// The npm package, after Rollup has written its modules into its folder: types, wrappers for React, the
// manifest of its elements and its own package.json, all from what the sources say of themselves.
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import ts from 'typescript'
import {eventFacts} from '../../docs/page/facts/events.ts'
import {withLanguages} from '../../docs/page/facts/languages.ts'
import {pageAddress} from '../../docs/page/html/markdown.ts'
import {dataTypes} from './npm/data-types.ts'
import {elementsManifest} from './npm/manifest.ts'
import {packageJson} from './npm/package-json.ts'
import {settingsType} from './npm/settings-type.ts'
import {dataFile, elementTypes, eventTypes} from './npm/types/elements.ts'
import {indexTypes, serverTypes} from './npm/types/entries.ts'
import {jsxTypes, wrapperOf, wrappersIndex, wrapperTypes} from './npm/types/frameworks.ts'
import {pageApiTypes} from './npm/types/page-api.ts'
import {solidTypes, svelteTypes, vueTypes} from './npm/types/templates.ts'
import {wrapperModule, wrapperModules} from './npm/wrappers.ts'
import {inOutDir} from './out-dir.mjs'

const DIST = inOutDir('npm')
const SOURCES = 'site/build/npm/sources'

/** `program` resolves the types of the widgets' members. */
export function writePackage(program, widgets) {
  const declared = dataTypes(
    program,
    widgets.flatMap(({members}) => members.map(({value}) => value)),
  )
  for (const widget of widgets) {
    write(`types/${widget.name}.d.ts`, elementTypes(widget, declared))
    write(`types/react/${widget.name}.d.ts`, wrapperOf(widget))
    write(`react/${widget.name}.js`, wrapperModule(widget))
  }
  write('types/data.d.ts', dataFile(declared))
  write('types/events.d.ts', eventTypes(eventFacts()))
  write('types/index.d.ts', indexTypes(widgets, settingsType()))
  write('types/server.d.ts', serverTypes())
  write('types/react/widget.d.ts', wrapperTypes())
  write('types/react/index.d.ts', wrappersIndex(widgets))
  write('types/page-api.d.ts', pageApiTypes())
  for (const framework of ['react', 'preact']) {
    write(`types/${framework}-jsx.d.ts`, jsxTypes(framework, widgets))
  }
  write('types/vue.d.ts', vueTypes(widgets))
  write('types/svelte.d.ts', svelteTypes(widgets))
  write('types/solid-jsx.d.ts', solidTypes(widgets))
  write('types-only.js', '// The types of this entry are all there is.\nexport {}\n')
  write('react/index.js', wrapperModules(widgets))
  write('react/widget.js', withoutTypes(readFileSync(join(SOURCES, 'react-widget.ts'), 'utf8')))

  write('custom-elements.json', elementsManifest(widgets))
  copyFileSync('LICENSE', join(DIST, 'LICENSE'))
  write('package.json', packageJson(JSON.parse(readFileSync('package.json', 'utf8')), widgets))
  write('README.md', readme())
}

/** The docs' page on the package; its links and hosts are written out, since npm fills in neither. */
const readme = () =>
  withLanguages(readFileSync('docs/guides/npm.md', 'utf8'))
    .replace(/\n/, "\n\n`https://HOST` is the agency's site, `https://API` its API.\n")
    .replace(/\]\(([\w-]+\.md(?:#[\w-]+)?)\)/g, (_, file) => `](https://HOST${pageAddress(file)})`)

const write = (file, content) => {
  const path = join(DIST, file)
  mkdirSync(dirname(path), {recursive: true})
  writeFileSync(
    path,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  )
}

function withoutTypes(code) {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2020,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  }
  return ts.transpileModule(code, {compilerOptions}).outputText
}
