import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {checkFolder} from '../../../../site/server/content/schema/check-folder.ts'
import {describeProblem} from '../../../../site/server/content/schema/problem.ts'
import {officeDay} from '../../../../widgets/shared/office-day.ts'
import {faultyFiles, plantedFaults} from '../support/api/planted-faults.ts'
import {runToEnd} from '../support/api/server-process.ts'
import {addFile, newFolder, set} from '../support/content/content.ts'
import {raster, svg} from '../support/content/media-samples.ts'
import {newDirectory} from '../support/storage/directories.ts'

const CONTENT = fileURLToPath(new URL('../../../../site/commands/content.ts', import.meta.url))

const check = async (directory: string) => {
  const {problems, notices} = await checkFolder(directory, officeDay())
  return {problems: problems.map(describeProblem), notices: notices.map(describeProblem)}
}

describe('a folder that is checked', () => {
  it('with nothing wrong has no problem', async () => {
    assert.deepEqual(await check(await newFolder()), {problems: [], notices: []})
  })

  describe('with faults hears of every one where it is and what to do', async () => {
    const directory = await newFolder(...faultyFiles, ...plantedFaults.map(({change}) => change))
    // `outside.png` lies beside the kinds, which is a fault of its own.
    const {problems} = await check(directory)

    for (const {at, says} of plantedFaults) {
      it(at, () => {
        const told = problems.filter(problem => problem.startsWith(`${at}: `))
        assert.equal(told.length, 1, problems.filter(problem => problem.startsWith(at)).join('\n'))
        assert.match(told[0] ?? '', says)
      })
    }

    it('and of nothing else', () => {
      const planted = [...plantedFaults.map(({at}) => at), 'outside.png']
      const told = problems.map(problem => problem.slice(0, problem.indexOf(': ')))
      assert.deepEqual(told.sort(), planted.sort())
    })

    it('from the command, which fails', async () => {
      const {code, stderr} = await runToEnd(CONTENT, ['check', directory], {})
      assert.equal(code, 1)
      const lines = stderr.trim().split('\n')
      assert.deepEqual(lines.slice(0, -1).sort(), problems.sort())
      assert.equal(lines.at(-1), `${problems.length} problems. Nothing was changed.`)
    })
  })

  it('from the command, with nothing wrong, hears so', async () => {
    const {code, stdout, stderr} = await runToEnd(CONTENT, ['check', await newFolder()], {})
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /^\d+ records, nothing wrong\.\n$/)
  })

  it('that is not there is said to be missing', async () => {
    const missing = `${await newDirectory()}/none`
    const {code, stderr} = await runToEnd(CONTENT, ['check', missing], {})
    assert.deepEqual([code, stderr], [1, `${missing} is not there. Name a folder of content.\n`])
  })

  it('may hold what the operating system leaves behind, and notes', async () => {
    const folder = await newFolder(
      addFile('.DS_Store', 'x'),
      addFile('properties/.DS_Store', 'x'),
      addFile('media/.DS_Store', 'x'),
      addFile('README.md', '# Notes'),
    )
    assert.deepEqual((await check(folder)).problems, [])
  })

  it('whose file of many records is a list hears that it must be one object', async () => {
    const folder = await newFolder(({records, files}) => {
      delete records.reviews
      files['reviews.json'] = '[]'
    })
    const {problems} = await check(folder)
    assert.deepEqual(problems, ['reviews.json: must be one object, a record for each key.'])
  })

  it('may have drawings as drawing programs write them', async () => {
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">'
    const drawing = `\ufeff<?xml version="1.0"?>\n<!-- Made by hand -->\n${doctype}\n${`${svg}`.replace(/^.*\n/, '')}`
    const folder = await newFolder(addFile('media/wordmarks/north.svg', drawing))
    assert.deepEqual((await check(folder)).problems, [])
  })

  for (const format of ['avif', 'gif', 'jpeg', 'png', 'webp'] as const) {
    it(`may have pictures in ${format}`, async () => {
      const path = `pictures/own.${format}`
      const folder = await newFolder(
        addFile(`media/${path}`, await raster(6, format)),
        set('blogs', 'first-home', {thumbnail: path}),
      )
      assert.deepEqual((await check(folder)).problems, [])
    })
  }

  it('hears which markup the import takes out', async () => {
    const description = {en: '<p onclick="x()">Text</p>', fr: '<form>Texte</form>'}
    const folder = await newFolder(set('blogs', 'first-home', {description}))
    assert.deepEqual((await check(folder)).notices, [
      'blogs/first-home.json · first-home · description.en: holds onclick=, which is taken out.',
      'blogs/first-home.json · first-home · description.fr: holds <form, which is taken out.',
    ])
  })
})
