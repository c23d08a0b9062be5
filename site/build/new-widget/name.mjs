// Checks the name of a new widget, and advises on a name that it cannot have.
import {existsSync} from 'node:fs'
import {join} from 'node:path'

/** Longer ones break lines that the templates write as one. */
const MAX_CHARACTERS = 30

/** Names of files in builds and npm package, which a widget's files would replace. */
const RESERVED = [
  'companion',
  'data',
  'events',
  'index',
  'kit',
  'page-api',
  'preact-jsx',
  'react',
  'react-jsx',
  'server',
  'site',
  'widget',
]

/** `office-hours` -> `OfficeHours`, the name of its component. */
export const componentName = name =>
  name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

/** Explains why a widget cannot have this name, and suggests another; '' when it can. */
export function objectionTo(name, root) {
  if (!name) return 'A widget needs a name, for example: npm run new-widget office-hours'
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is not a name for a widget: write lower-case letters and digits, words joined by single hyphens, a letter first.${suggestion(name)}`
  }
  if (name.startsWith('ocp-')) {
    return `"${name}" begins with the prefix that every tag is given.${suggestion(name.slice('ocp-'.length))}`
  }
  if (name.length > MAX_CHARACTERS) {
    return `"${name}" has ${name.length} characters; ${MAX_CHARACTERS} are the most. Choose a shorter name.`
  }
  if (RESERVED.includes(name)) {
    return `"${name}" is what the builds call a file of their own. Choose another name.`
  }
  if (componentName(name) in globalThis) {
    return `"${name}" would be the component ${componentName(name)}, which hides JavaScript's own. Choose a name of two words.`
  }
  const taken = [`widgets/${name}`, `test/widgets/${name}.test.ts`].find(path =>
    existsSync(join(root, path)),
  )
  return taken ? `${taken} exists already. Choose another name, or remove it first.` : ''
}

/** `Office Hours` and `OfficeHours` are `office-hours`; where no name is left, there is none to suggest. */
function suggestion(given) {
  const name = given
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-$/g, '')
  return name ? ` Try "${name}".` : ''
}
