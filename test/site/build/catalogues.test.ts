import assert from 'node:assert/strict'
import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, it} from 'node:test'
import {pathToFileURL} from 'node:url'
import {build} from 'esbuild'
import {locales} from '#kit/i18n/locale.ts'
import type {Catalogues} from '#kit/i18n/translator.ts'
import {catalogues} from '../../../site/build/plugins/catalogues.mjs'
import {stepsInEsbuild} from '../../../site/build/steps-in-esbuild.mjs'

const SOURCE = "export {catalogues} from './messages/*.po'"

describe('import of all catalogues of a folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ocp-catalogues-'))
    await mkdir(join(folder, 'messages'))
    await writeFile(join(folder, 'element.js'), SOURCE)
  })
  afterEach(() => rm(folder, {recursive: true, force: true}))

  const write = (locale: string, text: string, translation: string) =>
    writeFile(
      join(folder, 'messages', `${locale}.po`),
      `#. js-lingui-explicit-id\nmsgid "${text}"\nmsgstr "${translation}"\n`,
    )
  const bundle = () =>
    build({
      entryPoints: [join(folder, 'element.js')],
      outdir: join(folder, 'built'),
      outExtension: {'.js': '.mjs'},
      bundle: true,
      splitting: true,
      format: 'esm',
      logLevel: 'silent',
      plugins: [stepsInEsbuild([catalogues()])],
    })

  it('English comes with the module, each other language is a file of its own', async () => {
    await write('en', 'Page {number}', 'Page {number}')
    await write('fr', 'Page {number}', 'La page {number}')
    await write('ru', 'Page {number}', 'Страница {number}')
    await write('ar', 'Page {number}', 'الصفحة {number}')
    await bundle()
    const built = pathToFileURL(join(folder, 'built', 'element.mjs')).href
    const all = ((await import(built)) as {catalogues: Catalogues}).catalogues
    assert.deepEqual(Object.keys(all), [...locales, 'formatting'])
    assert.deepEqual(all.en['Page {number}'], ['Page ', ['number']])
    assert.deepEqual((await all.fr()).messages['Page {number}'], ['La page ', ['number']])
    assert.deepEqual((await all.ru()).messages['Page {number}'], ['Страница ', ['number']])
    assert.equal((await readdir(join(folder, 'built'))).filter(isLanguage).length, 3)
  })

  it('in French the space before a sign, and inside quotes, does not break', async () => {
    await write('en', 'Ask', 'Ask')
    await write('fr', 'Ask', 'Un bien : « ici » ; demandez ! Ou là ?')
    await write('ru', 'Ask', 'Дом : да')
    await write('ar', 'Ask', 'بيت')
    await bundle()
    const built = pathToFileURL(join(folder, 'built', 'element.mjs')).href
    const all = ((await import(built)) as {catalogues: Catalogues}).catalogues
    assert.deepEqual((await all.fr()).messages.Ask, [
      'Un bien\u00a0: «\u00a0ici\u00a0»\u00a0; demandez\u00a0! Ou là\u00a0?',
    ])
    assert.deepEqual((await all.ru()).messages.Ask, ['Дом : да'])
  })

  it('a folder without one of the languages fails the build and names the file', async () => {
    await write('en', 'Page', 'Page')
    await write('fr', 'Page', 'Page')
    await assert.rejects(bundle(), /messages\/ru\.po is missing\. Run npm run messages\./)
  })
})

const isLanguage = (file: string) => locales.some(locale => file.startsWith(`${locale}-`))
