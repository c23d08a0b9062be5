// Widgets bundled from source when a page requests them, and again after each save: nothing has
// to be built before a widget can be tested.
import {basename, extname, resolve} from 'node:path'
import {context as bundler, formatMessages} from 'esbuild'
import {catalogues} from '../../../site/build/plugins/catalogues.mjs'
import {adaptedLibraries} from '../../../site/build/plugins/libraries.mjs'
import {esbuildTargets} from '../../../site/build/plugins/minify.mjs'
import {widgetEntries, widgetInput} from '../../../site/build/plugins/widgets.mjs'
import {preactForReact} from '../../../site/build/preact/alias.mjs'
import {stepsInEsbuild} from '../../../site/build/steps-in-esbuild.mjs'
import {stylesAsText} from '../../../site/build/styles/styles.mjs'

/** How the test runner serves these widgets, in both builds. */
export function widgetsFromSource() {
  const builds = {react: bundle('react', []), preact: bundle('preact', [preactForReact()])}
  return {
    middleware: [
      async (context, next) => {
        const [, build, file] = UNDER_TEST.exec(context.path) ?? []
        const code = build && (await builds[build].read(file))
        if (code === undefined) return next()
        context.type = extname(file)
        context.body = code
      },
    ],
    plugins: [
      {
        name: 'widgets-from-source',
        serverStart({config, fileWatcher}) {
          if (config.disableFileWatcher) return
          fileWatcher.add(resolve('widgets'))
          fileWatcher.on('all', () => {
            for (const build of Object.values(builds)) build.forget()
          })
        },
        async serverStop() {
          for (const build of Object.values(builds)) await build.end()
        },
      },
    ],
  }
}

const UNDER_TEST = /^\/under-test\/(react|preact)\/([\w.-]+)$/

function bundle(build, alias) {
  const options = {
    entryPoints: widgetInput(),
    outdir: resolve('under-test', build),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: esbuildTargets,
    sourcemap: 'linked',
    write: false,
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"'},
    alias: {
      '@preact/signals': '@preact/signals-core',
      '#sanitize': resolve('widgets/kit/html/sanitize-in-browser.ts'),
    },
    plugins: [
      stepsInEsbuild([widgetEntries(), ...alias, adaptedLibraries(), catalogues(), stylesAsText()]),
    ],
  }
  let bundling
  let last = Promise.resolve()
  let files
  return {
    async read(file) {
      // One after the other: esbuild answers a call during a build with that build's result.
      bundling ??= bundler(options)
      files ??= last = last.then(async () => rebuild(await bundling))
      return (await files)(file)
    },
    forget() {
      files = undefined
    },
    async end() {
      await last
      await (await bundling)?.dispose()
    },
  }
}

/** Returns a file by its name. While a source does not compile, each file throws the reason. */
async function rebuild(bundling) {
  try {
    const {outputFiles} = await bundling.rebuild()
    const files = new Map(outputFiles.map(({path, text}) => [basename(path), text]))
    return file => files.get(file)
  } catch ({errors}) {
    const messages = await formatMessages(errors, {kind: 'error'})
    return () => `throw new SyntaxError(${JSON.stringify(messages.join('\n'))})`
  }
}
