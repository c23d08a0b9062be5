// Lists the packages of a build and their licences: notices that must accompany the code for
// partners' pages and the npm package, the same for all that the server needs, and a list for
// programs.
import {spawnSync} from 'node:child_process'
import {existsSync, globSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {inOutDir} from './out-dir.mjs'

const LINE = `\n${'-'.repeat(80)}\n\n`
const NAME = 'THIRD-PARTY-LICENSES.txt'
/** They have no source map: the site's fonts, and the search of the docs. */
const WITHOUT_MAP = /^node_modules\/(@fontsource(-variable)?\/[^/]+|minisearch)$/

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const shipped = new Set([
  ...bundledPackages(),
  ...Object.keys(packages).filter(path => WITHOUT_MAP.test(path)),
])
const needed = Object.keys(packages).filter(path => path && !packages[path].dev)

const notices = noticesOf(shipped)
for (const folder of ['docs', 'npm']) writeFileSync(inOutDir(folder, NAME), notices)
writeFileSync(inOutDir(NAME), noticesOf([...shipped, ...needed]))
writeSbom()

/** Reads the source maps of the browser's files. */
function bundledPackages() {
  const maps = globSync(['preact/**/*.map', 'react/**/*.map'], {cwd: inOutDir()})
  return maps.flatMap(map =>
    JSON.parse(readFileSync(inOutDir(map), 'utf8')).sources.flatMap(source => {
      const [, path] =
        /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(source) ?? []
      return path ? [path] : []
    }),
  )
}

/** Packages for other systems are listed, but not installed. */
function noticesOf(paths) {
  const sorted = [...new Set(paths)].sort().filter(path => existsSync(join(path, 'package.json')))
  return [
    `Code of others in this build: ${sorted.length} packages.\n`,
    ...sorted.map(noticeOf),
  ].join(LINE)
}

function noticeOf(path) {
  const {name, version, license, author, homepage} = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  )
  const files = readdirSync(path).filter(file => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.map(file => readFileSync(join(path, file), 'utf8').trim())
  const by = typeof author === 'object' ? author.name : author
  const facts = [`${name} ${version}`, license, by, homepage].filter(Boolean).join('\n')
  return `${[facts, ...texts].join('\n\n')}\n`
}

/**
 * Tools are left out by the lock file: npm's own `--omit dev`, which it takes from NODE_ENV, too, leaves
 * out what tools and the server share. The moment and the number of the run are left out, so that the
 * same sources give the same list.
 */
function writeSbom() {
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
    '--offline',
    '--include=dev',
  ]
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = {encoding: 'utf8', shell: npm.endsWith('.cmd'), maxBuffer: 100_000_000}
  const {status, stdout} = spawnSync(npm, args, options)
  if (status !== 0) return console.warn('sbom.cdx.json is not written: npm 10 or newer can.')
  const {serialNumber: _run, ...sbom} = JSON.parse(stdout)
  delete sbom.metadata.timestamp
  sbom.metadata.component.name = packages[''].name
  const names = new Set(
    needed.map(path => `${path.split('node_modules/').at(-1)}@${packages[path].version}`),
  )
  sbom.components = sbom.components.filter(component => names.has(component['bom-ref']))
  const refs = new Set([sbom.metadata.component, ...sbom.components].map(one => one['bom-ref']))
  sbom.dependencies = sbom.dependencies.flatMap(({ref, dependsOn}) =>
    refs.has(ref) ? [{ref, dependsOn: dependsOn.filter(other => refs.has(other))}] : [],
  )
  writeFileSync(inOutDir('sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
}
