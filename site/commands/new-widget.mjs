// `npm run new-widget NAME`: starts a widget, from templates whose result passes every check as it is.
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {cataloguesFor} from '../build/new-widget/catalogues.mjs'
import {componentName, objectionTo} from '../build/new-widget/name.mjs'
import {root} from './node24.mjs'

const TEMPLATES = join(root, 'site/build/new-widget/templates')
const ENDING = '.template'

const name = process.argv.slice(2).join(' ')
const objection = objectionTo(name, root)
if (objection) {
  console.error(objection)
  process.exit(1)
}
const written = [...templatesBelow('').map(fromTemplate), ...catalogues()]
console.log(`wrote
${written.map(file => `  ${file}`).join('\n')}

next
  npm run dev                      shows it, and each change as it is saved
  npm run test:widget -- ${name}
  npm run messages                 collects its texts, for you to translate in messages/*.po
  docs/guides/start.md             lists the widgets for partners: add a line

CONTRIBUTING.md says more.`)

/** Templates lie where their files will lie: `widgets/widget-name/view.tsx.template`. */
function templatesBelow(folder) {
  return readdirSync(join(TEMPLATES, folder))
    .sort()
    .flatMap(entry => {
      const path = join(folder, entry)
      return statSync(join(TEMPLATES, path)).isDirectory() ? templatesBelow(path) : [path]
    })
}

function fromTemplate(template) {
  const file = named(template.slice(0, -ENDING.length))
  return write(file, named(readFileSync(join(TEMPLATES, template), 'utf8')))
}

function catalogues() {
  return cataloguesFor(`widgets/${name}`).map(([file, text]) => write(file, text))
}

function write(file, text) {
  mkdirSync(dirname(join(root, file)), {recursive: true})
  writeFileSync(join(root, file), text)
  return file
}

/** Templates are a widget called `widget-name`, whose component is `WidgetName`. */
function named(text) {
  return text.replaceAll('widget-name', name).replaceAll('WidgetName', componentName(name))
}
