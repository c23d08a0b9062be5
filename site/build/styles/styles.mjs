// A style sheet imported by a module becomes a string; the element adopts it into its shadow root.
import {existsSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, resolve} from 'node:path'
import {withOlderColours} from './older-colours.mjs'

const require = createRequire(import.meta.url)

/** Comments and needless white space go; strings stay as written. */
export const squeeze = css =>
  css
    .replace(/("[^"\n]*"|'[^'\n]*')|\/\*[\s\S]*?\*\//g, (_, text) => text ?? '')
    .split(/("[^"\n]*"|'[^'\n]*')/)
    .map((part, index) => (index % 2 ? part : squeezeRules(part)))
    .join('')
    .trim()

const squeezeRules = css =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: |\( | (?=[!)])/g, sign => sign.trim())
    .replace(/(?<![\d.])0\.(?=\d)/g, '.')
    .replace(/;}/g, '}')
    // Nothing at all is a value of a custom property, but not in all browsers without the space.
    .replace(/(--[\w-]+:)(?=[;}])/g, '$1 ')

const forBrowsers = css => withOlderColours(squeeze(css))

/** Every widget carries its styles as text: what only we read of them is spelled as briefly as can be. */
export const stylesAsText = () => ({
  name: 'styles-as-text',
  transform: (code, id) =>
    id.endsWith('.css')
      ? {
          code: `export default ${JSON.stringify(shortNames(forBrowsers(code)))}`,
          map: {mappings: ''},
        }
      : null,
})

const TOKENS = 'widgets/kit/core/styles/tokens.css'
/** `--_` and what belongs to it: with the prefix no page has the like. */
const PRIVATE = /--_[a-z][a-z-]*/g

/** Tokens' private names, numbered as the sheet of tokens has them: alike in all files of a build. */
export function shortNames(css) {
  const names = [...new Set(readFileSync(TOKENS, 'utf8').match(PRIVATE))]
  return css.replace(PRIVATE, name =>
    names.includes(name) ? `--_${names.indexOf(name).toString(36)}` : name,
  )
}

/** A sheet as a file: one with all @imports, its fonts and drawings as hashed assets beside it. */
export const wholeSheet = entry => ({
  name: 'whole-sheet',
  generateBundle() {
    if (!existsSync(entry)) return
    this.emitFile({type: 'asset', name: 'site.css', source: sheetOf(this, entry, './')})
  },
})

/** The text of a sheet with all @imports, which finds its fonts and drawings below `base`. */
export function sheetOf(context, entry, base) {
  const addressOf = file => {
    const name = file.split('/').at(-1)
    const id = context.emitFile({type: 'asset', name, source: readFileSync(file)})
    return base + context.getFileName(id).split('/').at(-1)
  }
  return forBrowsers(withUrls(flatten(entry), addressOf))
}

function flatten(file) {
  const folder = dirname(file)
  const css = readFileSync(file, 'utf8').replace(
    /url\((['"]?)(?!data:|#|https?:)([^'")]+)\1\)/g,
    (_, _quote, path) => `url("${locate(folder, path)}")`,
  )
  return css.replace(/@import\s+(?:url\()?['"]([^'"]+)['"]\)?\s*;/g, (_, path) =>
    flatten(locate(folder, path)),
  )
}

const withUrls = (css, addressOf) =>
  css.replace(/url\("(\/[^"]+)"\)/g, (_, file) => `url("${addressOf(file)}")`)

/** Relative to the sheet, or a file of an installed package. */
function locate(folder, path) {
  if (path.startsWith('/')) return path
  if (path.startsWith('.')) return resolve(folder, path)
  const [scope, name, ...rest] = path.split('/')
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope
  const inside = scope.startsWith('@') ? rest : [name, ...rest]
  const root = dirname(require.resolve(`${packageName}/package.json`))
  return resolve(root, ...inside)
}
