// The byte ceilings, in Brotli as served: room above what is needed, because time on a slow phone
// decides. Prints each figure; fails above a ceiling.
import {readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {languages} from './languages.mjs'
import {root} from './node24.mjs'

const KB = 1000
const CEILINGS = {
  // The hashes alone of what shows the widgets are 1.4 kB, 0.05 for each file; the button that it
  // draws is 0.9; whether the partner is disabled is 0.1.
  loader: 5.2,
  companion: 2,
  // Rules for text that is read from the right are 0.4 kB of it, the page's currency and units 0.3,
  // digits of any keyboard in a search's address 0.1.
  visible: 26.2,
  // With Vest and Reach as their makers publish them.
  usable: 66,
  toaster: 11,
  carousel: 40,
  map: 14,
  // With supercluster, which is 4 of them.
  homes: 14,
  // The same code compresses to 0.2 more or less, as names and hashes come out.
  // Facts of homes that decide, in every record, are 0.3 kB of it, and their styles 0.4.
  page: 112,
  styles: 14.5,
  home: 400,
}
/** Files that a widget needs to be seen, beside the loader. */
const MAX_REQUESTS = 4
/** Files of code that a page of the site needs before it answers. */
const MAX_PAGE_REQUESTS = 20
const FORMS = [
  'ocp-book-now',
  'ocp-careers-apply',
  'ocp-contact-form',
  'ocp-list-with-us',
  'ocp-newsletter',
  'ocp-property-search',
  'ocp-team-contact',
]

const pathOf = (build, file) => join(root, 'dist', build, file)
const manifest = build => JSON.parse(readFileSync(pathOf(build, 'manifest.json'), 'utf8'))
/** The build leaves it beside each file. */
const brotli = (build, file) => statSync(`${pathOf(build, file)}.br`).size
const sum = (build, files) =>
  [...new Set(files)].reduce((all, file) => all + brotli(build, file), 0)

const {widgets, companion} = manifest('preact')
const {site} = manifest('react')
let failed = 0

/** The files that a widget needs until it is visible. */
const visible = ({file, imports}) => [file, ...imports]

/** Catalogues of other languages than English, copies of what is in the document, plans of numbers. */
const fetchedLater = new RegExp(`[-/](${languages.join('|')}|inline|phone-offer)-`)

/**
 * The files that a form needs to be open, checkable and ready to send: no catalogues of other
 * languages, and nothing that only a carousel fetches, whose slides are among the records. The
 * toaster, which is fetched at the first input, has a ceiling of its own.
 */
const usable = widget => [
  ...visible(widget),
  ...widget.later.filter(
    name => !fetchedLater.test(name) && !/\/(toaster|controller|flicking-driver)-/.test(name),
  ),
]

check('loader', brotli('preact', 'loader.js'), CEILINGS.loader)
check("the loader's companion", brotli('preact', companion), CEILINGS.companion)
for (const [tag, widget] of Object.entries(widgets)) {
  const files = visible(widget)
  check(`${tag} visible, ${files.length} requests`, sum('preact', files), CEILINGS.visible)
  if (files.length > MAX_REQUESTS) {
    fail(`${tag} takes ${files.length} requests to be seen; ${MAX_REQUESTS} are allowed`)
  }
}
for (const tag of FORMS) {
  check(`${tag} usable`, sum('preact', usable(widgets[tag])), CEILINGS.usable)
}
for (const build of ['react', 'preact']) {
  checkChunk(build, 'toaster', CEILINGS.toaster)
  checkChunk(build, 'flicking-driver', CEILINGS.carousel)
  checkChunk(build, 'moving-map', CEILINGS.map)
  checkChunk(build, 'homes-map', CEILINGS.homes)
}
const pages = Object.entries(site.parts).filter(([name]) => !languages.includes(name))
for (const [page, files] of pages) {
  const initial = new Set([site.script, ...site.preload, ...files])
  check(
    `${page}, before interaction, ${initial.size} requests`,
    sum('react', initial),
    CEILINGS.page,
  )
  if (initial.size > MAX_PAGE_REQUESTS) {
    fail(`${page} takes ${initial.size} requests; ${MAX_PAGE_REQUESTS} are allowed`)
  }
}
const {faces, pages: sheets} = site.styles
for (const [page, sheet] of Object.entries(sheets)) {
  check(`${page}, styles in the document`, sum('react', [faces, sheet]), CEILINGS.styles)
}
check('home on a phone, first view', firstViewOfHome(), CEILINGS.home)
process.exitCode = failed ? 1 : 0

/** Its code, styles, Latin faces, the film's first picture and the film, but not the document's text. */
function firstViewOfHome() {
  const folder = join(root, 'dist', 'react', 'files')
  const plain = readdirSync(folder).filter(name =>
    /^home-tall-.*\.(avif|mp4)$|-latin-wght-.*\.woff2$/.test(name),
  )
  const code = [site.script, ...site.preload, ...site.parts.home]
  const compressed = sum('react', [...code, faces, sheets.home])
  return plain.reduce((all, name) => all + statSync(join(folder, name)).size, compressed)
}

/** A chunk that several widgets share, and fetch when it is needed: one file for all of them. */
function checkChunk(build, name, ceiling) {
  const later = Object.values(manifest(build).widgets).flatMap(widget => widget.later)
  const files = new Set(
    later.filter(file => new RegExp(`/(?:property-list-)?${name}-[\\w-]{8}\\.js$`).test(file)),
  )
  if (files.size !== 1) fail(`${files.size} files hold ${name} in the ${build} build; 1 should`)
  for (const file of files) check(`${name}, ${build}`, brotli(build, file), ceiling)
}

function check(what, bytes, ceiling) {
  const figure = `${(bytes / KB).toFixed(2)} kB of ${ceiling.toFixed(1)}`
  console.log(`${figure.padStart(22)}  ${what}`)
  if (bytes > ceiling * KB) fail(`${what} is over its ceiling by ${bytes - ceiling * KB} bytes`)
}

function fail(message) {
  failed++
  console.error(`✗ ${message}`)
}
