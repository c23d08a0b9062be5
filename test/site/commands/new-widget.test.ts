import assert from 'node:assert/strict'
import {execFile} from 'node:child_process'
import {cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {promisify} from 'node:util'
import {locales} from '#kit/i18n/locale.ts'
import {objectionTo} from '../../../site/build/new-widget/name.mjs'
import {everywhere, isEverything} from '../../support/tier.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..', '..')

/** As much of the project as the command and the checks need. */
const COPIED = [
  '.biome.json',
  'package.json',
  'tsconfig.json',
  'site/build/new-widget',
  ...['languages', 'messages', 'new-widget', 'node24'].map(name => `site/commands/${name}.mjs`),
  ...['fake-api', 'widget-page'].map(name => `test/support/${name}.ts`),
  'site/content/demo/agency.json',
  'test/widgets/statistics.test.ts',
  'widgets/newsletter',
  'widgets/kit',
  'widgets/trade',
]

/** The shortest name, a usual one, and the longest: lines must fit, and none may fit on fewer. */
const NAMES = isEverything
  ? ['q', 'office-hours', 'homes-along-the-metro-red-line']
  : ['office-hours']

describe('npm run new-widget', () => {
  let project: string
  const wrote = new Map<string, string>()
  before(async () => {
    project = await copyOfProject()
    for (const name of NAMES) wrote.set(name, (await newWidget(name)).stdout)
  })
  after(() => rm(project, {recursive: true, force: true}))

  // As a developer calls them: with NODE_ENV=test Lingui looks for files that are not published.
  const env = {...process.env, NODE_ENV: undefined}
  const node = (...args: string[]) => run(process.execPath, args, {cwd: project, env})
  const newWidget = (...args: string[]) => node('site/commands/new-widget.mjs', ...args)

  it('new-widget writes a folder and a test, and prints the next steps', async () => {
    const source = wrote.get('office-hours') ?? ''
    for (const file of ['element.ts', 'attributes.ts', 'view.tsx', 'styles.css', 'example.html']) {
      assert.ok(source.includes(`  widgets/office-hours/${file}\n`), source)
    }
    assert.match(source, /^ {2}test\/widgets\/office-hours\.test\.ts$/m)
    assert.match(source, /^ {2}npm run test:widget -- office-hours$/m)
    const element = await readFile(join(project, 'widgets/office-hours/element.ts'), 'utf8')
    assert.match(element, /import \{OfficeHours\} from '\.\/view\.tsx'/)
    assert.match(element, /tag: 'ocp-office-hours'/)
    for (const [, file = ''] of source.matchAll(/^ {2}((?:widgets|test)\/.+)$/gm)) {
      assert.doesNotMatch(await readFile(join(project, file), 'utf8'), /widget-?name/i, file)
    }
  })

  everywhere(it)('a new widget passes formatter, linter and import rules unchanged', async () => {
    const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')
    const folders = NAMES.map(name => `widgets/${name}`)
    await passes(node(biome, 'check', '--error-on-warnings', ...folders, 'test/widgets'))
  })

  everywhere(it)('a new widget is translated, with no text left to collect', async () => {
    const catalogues = () =>
      Promise.all(
        NAMES.flatMap(name =>
          locales.map(locale =>
            readFile(join(project, 'widgets', name, 'messages', `${locale}.po`), 'utf8'),
          ),
        ),
      )
    const before = await catalogues()
    await passes(node('site/commands/messages.mjs'))
    assert.deepEqual(await catalogues(), before)
  })

  everywhere(it)('a new widget passes the type check', async () => {
    const include = NAMES.flatMap(name => [`widgets/${name}`, `test/widgets/${name}.test.ts`])
    const config = {
      extends: './tsconfig.json',
      include: [...include, 'widgets/kit/i18n/catalogue.d.ts'],
    }
    await writeFile(join(project, 'tsconfig.new.json'), JSON.stringify(config))
    await passes(node(join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.new.json'))
  })

  it('new-widget rejects a name that cannot be one, says why, and writes nothing', async () => {
    const before = await readdir(join(project, 'widgets'))
    const {code, stdout, stderr} = await newWidget('Office', 'Hours').catch(error => error)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /"Office Hours" is not a name .* Try "office-hours"\.\n$/)
    assert.deepEqual(await readdir(join(project, 'widgets')), before)
  })
})

describe('names of new widgets', () => {
  for (const [name, message] of [
    ['', /needs a name, for example: npm run new-widget office-hours$/],
    ['OfficeHours', /Try "office-hours"\.$/],
    ['-été', /Try "ete"\.$/],
    ['../x', /Try "x"\.$/],
    ['42', /a letter first\.$/],
    ['ocp-tour', /prefix that every tag is given\. Try "tour"\.$/],
    ['a-name-of-more-than-30-characters', /has 33 characters; 30 are the most/],
    ['newsletter', /^widgets\/newsletter exists already\./],
    ['trade', /^widgets\/trade exists already\./],
    ['statistics', /^test\/widgets\/statistics\.test\.ts exists already\./],
    ['server', /"server" is what the builds call a file of their own/],
    ['map', /the component Map, which hides JavaScript's own/],
  ] as const) {
    it(`new-widget rejects the name "${name}"`, () => {
      assert.match(objectionTo(name, ROOT), message)
    })
  }
})

/** A check prints on its standard output why it failed. */
const passes = (check: Promise<unknown>) =>
  check.catch(({stdout, stderr}) => assert.fail(`${stdout}\n${stderr}`))

async function copyOfProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'ocp-new-widget-'))
  for (const path of COPIED) {
    await mkdir(dirname(join(project, path)), {recursive: true})
    await cp(join(ROOT, path), join(project, path), {recursive: true})
  }
  await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction')
  return project
}
