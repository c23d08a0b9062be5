// What libraries carry along and we never reach, left out of the browser's files.
import {fileURLToPath} from 'node:url'

const here = name => fileURLToPath(new URL(name, import.meta.url))
const standIns = {
  'react-remove-scroll': here('react-remove-scroll.mjs'),
  n4s: here('n4s.mjs'),
}

export const leanLibraries = () => ({
  name: 'lean-libraries',
  resolveId: source => standIns[source] ?? null,
  // Imported as a whole, React would keep all of preact/compat; by name, only what is used stays.
  transform(code, id) {
    if (!/node_modules/.test(id) || !/from ['"]react(-dom)?['"]/.test(code)) return null
    const named = code.replace(
      /import (\w+)(?:, *(\{[^}]*\}))? from (['"]react(?:-dom)?['"])/g,
      (_, whole, names, from) =>
        `import * as ${whole} from ${from}${names ? `;import ${names} from ${from}` : ''}`,
    )
    return {code: named, map: null}
  },
})
