// The byte budgets, in Brotli as served. Prints each figure; fails above a budget.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {root} from './node24.mjs'

const KB = 1000
const read = (build, file) => readFileSync(join(root, 'dist', build, file))
const manifest = build => JSON.parse(read(build, 'manifest.json'))
const brotli = (build, file) => brotliCompressSync(read(build, file)).length
const sum = (build, files) =>
  [...new Set(files)].reduce((all, file) => all + brotli(build, file), 0)

const {widgets, kit, companion} = manifest('preact')
const {site} = manifest('react')
let failed = 0

/** What a widget needs to be seen; the kit is fetched by the loader. */
const visible = ({file, imports}) => [...new Set([kit, file, ...imports])]

/**
 * What a form needs to be open, checkable and ready to send: no catalogues of other languages and no
 * runtime for them (Lingui's, the chunk named index). The toaster, which is fetched once somebody
 * writes, has a budget of its own.
 */
const usable = widget => [
  ...visible(widget),
  ...widget.later.filter(name => !/\/(fr|ru|toaster|inline)-|\/index-/.test(name)),
]

check('loader', brotli('preact', 'loader.js'), 1 * KB)
check("the loader's companion", brotli('preact', companion), 2 * KB)
for (const [tag, widget] of Object.entries(widgets)) {
  const files = visible(widget)
  check(`${tag} visible, ${files.length} requests`, sum('preact', files), 15 * KB)
  if (files.length > 3) fail(`${tag} takes ${files.length} requests to be seen; 3 are allowed`)
}
for (const tag of ['ocp-book-now', 'ocp-contact-form', 'ocp-newsletter', 'ocp-team-contact']) {
  check(`${tag} usable`, sum('preact', usable(widgets[tag])), 42 * KB)
}
check('ocp-careers-apply usable', sum('preact', usable(widgets['ocp-careers-apply'])), 46 * KB)
check('ocp-list-with-us usable', sum('preact', usable(widgets['ocp-list-with-us'])), 46 * KB)
check('ocp-property-search usable', sum('preact', usable(widgets['ocp-property-search'])), 30 * KB)
const toaster = widgets['ocp-toaster'].later.find(name => name.includes('/toaster-'))
check('toaster', brotli('preact', toaster), 11 * KB)
for (const [build, file] of carouselMotion()) {
  check(`carousel's motion, ${build}`, brotli(build, file), 38 * KB)
}
const {fr: _french, ru: _russian, ...pages} = site.parts
for (const [page, files] of Object.entries(pages)) {
  const atOnce = sum('react', [site.script, ...site.preload, ...files])
  check(`${page}, before interaction`, atOnce, (page === 'home' ? 95 : 85) * KB)
}
process.exitCode = failed ? 1 : 0

/** The file that moves carousels, in each build: one for all who have one. */
function carouselMotion() {
  return ['react', 'preact'].flatMap(build => {
    const later = Object.values(manifest(build).widgets).flatMap(widget => widget.later)
    const files = new Set(later.filter(name => name.includes('/carousel-motion-')))
    if (files.size !== 1) fail(`${files.size} files move carousels in the ${build} build; 1 should`)
    return [...files].map(file => [build, file])
  })
}

function check(what, bytes, budget) {
  const figure = `${(bytes / KB).toFixed(2)} kB of ${(budget / KB).toFixed(1)}`
  console.log(`${figure.padStart(22)}  ${what}`)
  if (bytes > budget) fail(`${what} is over its budget by ${bytes - budget} bytes`)
}

function fail(message) {
  failed++
  console.error(`✗ ${message}`)
}
