// Widgets as they ship: the files of the production build.
import {existsSync, readFileSync} from 'node:fs'
import {extname, resolve} from 'node:path'

/** How the test runner serves these widgets, in both builds. */
export function widgetsFromDist() {
  const manifests = {react: manifestOf('react'), preact: manifestOf('preact')}
  return {
    middleware: [
      (context, next) => {
        const [, build, name] = UNDER_TEST.exec(context.path) ?? []
        if (!build) return next()
        context.type = 'js'
        context.body = `import '/dist/${build}/${manifests[build].widgets[`ocp-${name}`].file}'`
      },
      // Their integrity is checked, so they are served as they were built.
      (context, next) => {
        if (!context.path.startsWith('/dist/')) return next()
        context.type = extname(context.path)
        context.body = readFileSync(resolve(`.${context.path}`))
      },
    ],
    plugins: [],
  }
}

const UNDER_TEST = /^\/under-test\/(react|preact)\/([\w-]+)\.js$/

function manifestOf(build) {
  const file = `dist/${build}/manifest.json`
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  throw new Error(`${file} is missing. Run "npm run build", or test from source: test:widget.`)
}
