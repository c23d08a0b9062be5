// The build's own steps in esbuild, which bundles in a second what Rollup takes a minute for: what is
// made of a source is written once. Only for steps that resolve, load and transform single modules.
import {readFile} from 'node:fs/promises'
import {dirname, extname} from 'node:path'

const LOADERS = {'.ts': 'ts', '.tsx': 'tsx', '.js': 'js', '.mjs': 'js'}
const VIRTUAL = 'virtual'

/** Plugins of Rollup, in their order, as one plugin of esbuild. */
export const stepsInEsbuild = steps => ({
  name: 'steps',
  setup(build) {
    build.onResolve({filter: /.*/}, async args => {
      const found = await resolveBy(steps, build, args)
      if (!found?.startsWith('\0')) return found && {path: found}
      return {path: found, namespace: VIRTUAL}
    })
    build.onLoad({filter: /.*/}, ({path, namespace}) => loadBy(steps, path, namespace))
  },
})

/** A step may resolve through the others: it is then left out, to avoid endless recursion. */
async function resolveBy(steps, build, {path, importer, resolveDir, kind, pluginData}) {
  for (const step of steps) {
    if (!step.resolveId || step === pluginData?.asking) continue
    const context = {
      async resolve(source) {
        const options = {importer, resolveDir, kind, pluginData: {asking: step}}
        const {path: found, errors} = await build.resolve(source, options)
        return errors.length === 0 ? found : null
      },
    }
    const found = await step.resolveId.call(context, path, importer)
    if (found) return found
  }
}

async function loadBy(steps, path, namespace) {
  const context = {addWatchFile() {}, error: message => fail(path, message)}
  const made = steps.map(step => step.load?.call(context, path)).find(Boolean)
  const isVirtual = namespace === VIRTUAL
  const source = made ?? (isVirtual ? '' : await readFile(path, 'utf8'))
  let code = source
  for (const {transform} of steps) code = transform?.call(context, code, path)?.code ?? code
  if (code === source && !made) return
  return {
    contents: code,
    // A step turns any other kind of file into JavaScript.
    loader: LOADERS[extname(path)] ?? 'js',
    resolveDir: isVirtual ? process.cwd() : dirname(path),
  }
}

function fail(path, message) {
  throw new Error(`${path}: ${message}`)
}
