// What libraries carry along and we never reach, left out of the browser's files.
import {fileURLToPath} from 'node:url'

const here = name => fileURLToPath(new URL(name, import.meta.url))
const standIns = {
  'react-focus-lock': here('react-locks.mjs'),
  'react-remove-scroll': here('react-locks.mjs'),
  n4s: here('n4s.mjs'),
}

export const leanLibraries = () => ({
  name: 'lean-libraries',
  resolveId: source => standIns[source] ?? null,
  // Imported as a whole, React would keep all of preact/compat; by name, only what is used stays.
  transform(code, id) {
    if (!/node_modules/.test(id)) return null
    const hardy = withoutCoercion(this, withSpread(code, id), id)
    if (!/from ['"]react(-dom)?['"]/.test(hardy))
      return hardy === code ? null : {code: hardy, map: null}
    const lean = withRenderedChild(this, withoutTooltipSwitch(this, hardy, id), id)
    const named = lean.replace(
      /import (\w+)(?:, *(\{[^}]*\}))? from (['"]react(?:-dom)?['"])/g,
      (_, whole, names, from) =>
        `import * as ${whole} from ${from}${names ? `;import ${names} from ${from}` : ''}`,
    )
    return {code: named, map: null}
  },
})

/** MooTools and Prototype have an `Array.from` of their own, which takes no sets; spreading does. */
const withSpread = (code, id) =>
  /[\\/](sonner|vest|vest-utils|vestjs-runtime)[\\/]/.test(id)
    ? code.replace(/\bArray\.from\((?=new Set|[\w$.]+\()/g, 'Array.of(...')
    : code

/** Where a page has frozen the prototype of all objects these cannot be assigned; we never use them. */
function withoutCoercion(context, code, id) {
  if (!/signals-core\.m(odule\.)?js$/.test(id)) return code
  const methods = /\w+\.prototype\.(valueOf|toString|toJSON)=function\(\)\{[^}]*\};/g
  if (code.match(methods)?.length !== 3) context.error('Signals changed: adapt this step.')
  return code.replace(methods, '')
}

/**
 * pigeon-maps clones its children, and what that takes would lie in every widget's first file. Ours is
 * one function, which is called with what the clones would be given.
 */
function withRenderedChild(context, code, id) {
  if (!/pigeon-maps[\\/]lib[\\/]index\.esm\.js$/.test(id)) return code
  const cloning = /React\.Children\.map\(this\.props\.children, function[\s\S]*?\n {4}\}\);/
  if (!cloning.test(code)) context.error('pigeon-maps changed its children: adapt this step.')
  return code.replace(
    cloning,
    `this.props.children({
      latLngToPixel: this.latLngToPixel, pixelToLatLng: this.pixelToLatLng, mapState
    });`,
  )
}

/** Reach's dialog tells Reach's tooltips through a global; a partner's page keeps its window clean. */
function withoutTooltipSwitch(context, code, id) {
  if (!id.endsWith('reach-dialog.mjs')) return code
  const globals = /window\.__REACH_DISABLE_TOOLTIPS = (true|false)/g
  if (!globals.test(code)) context.error('Reach changed its global switch: adapt this step.')
  return code.replace(globals, 'void 0')
}
