// Adapts libraries to partners' pages, where they run in a shadow root beside scripts that may have
// replaced what JavaScript comes with, and keeps what only they need of Preact out of a widget's first
// files. Everything else of them is as their makers publish it.
import {fileURLToPath} from 'node:url'

const LOCKS = fileURLToPath(new URL('reach-locks.mjs', import.meta.url))

/** Each is a line or two of one file; the build stops where a library no longer has them. */
const adaptations = [
  {
    // It would put its styles into the document's head, which a shadow root does not see and a strict
    // content security policy forbids. The toaster adopts the same sheet itself.
    file: /sonner\/dist\/index\.mjs$/,
    before: /^__insertCSS\(".*"\);$/m,
    after: '',
  },
  {
    // MooTools and Prototype have an `Array.from` of their own, which takes no sets.
    file: /(sonner\/dist\/index|vest\/dist\/vest-[\w-]+)\.mjs$/,
    before: /\bArray\.from\((?=new Set|[\w$.]+\()/g,
    after: 'Array.of(...',
  },
  {
    // Pages that freeze the prototype of all objects forbid these assignments; we never use them.
    file: /signals-core\.m(odule\.)?js$/,
    before: /\w+\.prototype\.(valueOf|toString|toJSON)=function\(\)\{[^}]*\};/g,
    after: '',
  },
  {
    // It notifies Reach's tooltips through a global; a partner's window stays as it is.
    file: /reach-dialog\.mjs$/,
    before: /window\.__REACH_DISABLE_TOOLTIPS = (true|false)/g,
    after: 'void 0',
  },
  {
    // Imported as a whole, React would keep all of preact/compat; by name, only what is used stays.
    file: /(sonner\/dist\/index\.mjs|pigeon-maps\/lib\/index\.esm\.js)$/,
    before: /import (\w+)(?:, *(\{[^}]*\}))? from (['"]react(?:-dom)?['"])/g,
    after: (_, whole, names, from) =>
      `import * as ${whole} from ${from}${names ? `;import ${names} from ${from}` : ''}`,
  },
  {
    // It clones its children, and what that takes would lie in every widget's first file. Our child is
    // one function, which is called with what the clones would be given.
    file: /pigeon-maps\/lib\/index\.esm\.js$/,
    before: /React\.Children\.map\(this\.props\.children, function[\s\S]*?\n {4}\}\);/,
    after: `this.props.children({
      latLngToPixel: this.latLngToPixel, pixelToLatLng: this.pixelToLatLng, mapState
    });`,
  },
]

export const adaptedLibraries = () => ({
  name: 'adapted-libraries',
  resolveId: source => (/^react-(focus-lock|remove-scroll)$/.test(source) ? LOCKS : null),
  transform(code, id) {
    const path = id.replaceAll('\\', '/')
    const due = adaptations.filter(({file}) => path.includes('/node_modules/') && file.test(path))
    if (due.length === 0) return null
    const adapted = due.reduce((text, {before, after}) => {
      if (text.search(before) < 0) this.error(`${id} has no ${before}: adapt this step to it.`)
      return text.replace(before, after)
    }, code)
    return {code: adapted, map: null}
  },
})
