import assert from 'node:assert/strict'
import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import {checkFolder} from '#server/content/import/check-folder.ts'
import {describeProblem} from '#server/content/schema/problem.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {dayFrom} from '../../../support/dates.ts'
import {faultyFiles, injectedFaults} from '../support/api/injected-faults.ts'
import {addFile, newFolder, remove, set} from '../support/content/content.ts'
import {content} from '../support/content/content-command.ts'
import {raster, svg} from '../support/content/media-samples.ts'
import {newDirectory} from '../support/storage/directories.ts'

const check = async (directory: string) => {
  const {problems, notices} = await checkFolder(directory, officeDay())
  return {problems: problems.map(describeProblem), notices: notices.map(describeProblem)}
}

describe('check of a content folder', () => {
  it('the command names the kinds that a folder says nothing of', async () => {
    const folder = await newFolder()
    await rm(join(folder, 'seo.json'))
    const {stderr} = await content(['check', folder])
    const [line] = stderr.split('\n').filter(one => one.includes('says nothing of'))
    assert.match(line ?? '', /^[^:]+: says nothing of .*\bseo\b.*An import refuses it/)
    assert.doesNotMatch(line ?? '', /builders/)
  })

  it('a valid folder has no problems and no notices', async () => {
    const folder = await newFolder(
      remove('open-houses', 'expired-home'),
      remove('properties', 'expired-flat'),
    )
    assert.deepEqual(await check(folder), {problems: [], notices: []})
  })

  it('the check notes a property whose permit has ended, but not a sold one', async () => {
    const {notices} = await check(await newFolder())
    assert.deepEqual(notices, [
      `properties/expired-flat.json · expired-flat · permit_expiry: was ${dayFrom(-1)}: the property is hidden until it has a new permit.`,
    ])
  })

  it('the check notes each film without a text alternative', async () => {
    const folder = await newFolder(
      remove('open-houses', 'expired-home'),
      remove('properties', 'expired-flat'),
      set('team', 'anna-berg', {transcript: undefined}),
      set('properties', 'bay-towers', {transcript: undefined}),
      set('properties', 'plain-flat', {media_url: 'https://video.example.com/embed/2'}),
    )
    const {problems, notices} = await check(folder)
    assert.deepEqual(problems, [])
    assert.deepEqual(notices.map(notice => notice.split(' is missing')[0]).sort(), [
      'properties/bay-towers.json · bay-towers · transcript:',
      'properties/plain-flat.json · plain-flat · transcript:',
      'team/anna-berg.json · anna-berg · transcript:',
    ])
  })

  it('the check refuses a permit number that is none', async () => {
    for (const permit_number of ['ABC ???', 'none', '-', '71/2 3']) {
      const folder = await newFolder(set('properties', 'plain-flat', {permit_number}))
      const {problems} = await check(folder)
      assert.equal(problems.length, 1, problems.join('\n'))
      assert.match(problems[0] ?? '', /permit_number: must be the number on the permit/)
    }
  })

  it('the check refuses a link that is not a whole address of the web', async () => {
    const links = ['https://x"onmouseover=', 'https://a b.example', '//a.example', 'https://a/<b>']
    for (const link of [...links, "https://a'b", 'ftp://a.example', 'javascript:alert(1)']) {
      const social = [{network: 'LinkedIn', link}]
      const {problems} = await check(await newFolder(set('agency', 'agency', {social})))
      assert.equal(problems.length, 1, problems.join('\n'))
      assert.match(problems[0] ?? '', /link: must be an address such as/)
    }
  })

  it('the check reports a day that it cannot read once, and not as missing, too', async () => {
    const folder = await newFolder(set('properties', 'plain-flat', {permit_expiry: '31.12.2027'}))
    const {problems} = await check(folder)
    assert.equal(problems.length, 1, problems.join('\n'))
    assert.match(problems[0] ?? '', /permit_expiry: must be a day such as/)
  })

  describe('content folder with planted faults', async () => {
    const directory = await newFolder(...faultyFiles, ...injectedFaults.map(({change}) => change))
    // `outside.png` is placed beside the kinds, which is another fault.
    const {problems} = await check(directory)

    for (const {at, says} of injectedFaults) {
      it(`the check reports one problem with its remedy at ${at}`, () => {
        const reported = problems.filter(problem => problem.startsWith(`${at}: `))
        assert.equal(
          reported.length,
          1,
          problems.filter(problem => problem.startsWith(at)).join('\n'),
        )
        assert.match(reported[0] ?? '', says)
      })
    }

    it('the check reports no problem besides the planted faults', () => {
      const planted = [...injectedFaults.map(({at}) => at), 'outside.png']
      const reported = problems.map(problem => problem.slice(0, problem.indexOf(': ')))
      assert.deepEqual(reported.sort(), planted.sort())
    })

    it('the check command prints every problem and exits with 1', async () => {
      const {code, stderr} = await content(['check', directory])
      assert.equal(code, 1)
      const lines = stderr.trim().split('\n')
      assert.deepEqual(lines.slice(0, -1).sort(), problems.sort())
      assert.equal(lines.at(-1), `${problems.length} problems. Nothing was changed.`)
    })
  })

  it('the check command reports a valid folder and exits with 0', async () => {
    const folder = await newFolder(
      remove('open-houses', 'expired-home'),
      remove('properties', 'expired-flat'),
    )
    const {code, stdout, stderr} = await content(['check', folder])
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /^\d+ records, nothing wrong\.\n$/)
  })

  it('the check command reports a missing folder and exits with 1', async () => {
    const missing = `${await newDirectory()}/none`
    const {code, stderr} = await content(['check', missing])
    assert.deepEqual([code, stderr], [1, `${missing} is not there. Name a folder of content.\n`])
  })

  it('the check ignores .DS_Store files and a README.md', async () => {
    const folder = await newFolder(
      addFile('.DS_Store', 'x'),
      addFile('properties/.DS_Store', 'x'),
      addFile('media/.DS_Store', 'x'),
      addFile('README.md', '# Notes'),
    )
    assert.deepEqual((await check(folder)).problems, [])
  })

  it('the check reports a JSON array in a file that must hold one object', async () => {
    const folder = await newFolder(({records, files}) => {
      delete records.reviews
      files['reviews.json'] = '[]'
    })
    const {problems} = await check(folder)
    assert.deepEqual(problems, ['reviews.json: must be one object, a record for each key.'])
  })

  it('the check accepts SVG with a byte order mark, comment and doctype', async () => {
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">'
    const drawing = `\ufeff<?xml version="1.0"?>\n<!-- Made by hand -->\n${doctype}\n${`${svg}`.replace(/^.*\n/, '')}`
    const folder = await newFolder(addFile('media/wordmarks/north.svg', drawing))
    assert.deepEqual((await check(folder)).problems, [])
  })

  for (const format of ['avif', 'gif', 'jpeg', 'png', 'webp'] as const) {
    it(`the check accepts pictures in ${format}`, async () => {
      const path = `pictures/own.${format}`
      const folder = await newFolder(
        addFile(`media/${path}`, await raster(6, format)),
        set('blogs', 'first-home', {thumbnail: path}),
      )
      assert.deepEqual((await check(folder)).problems, [])
    })
  }

  it('the check names the record and each picture without alt', async () => {
    const description = '<p>Sea <img src="/sea.jpg"><img src="/sand.jpg" alt=""></p>'
    const {notices} = await check(await newFolder(set('blogs', 'first-home', {description})))
    const noticesOfBlogs = notices.filter(notice => notice.startsWith('blogs'))
    assert.deepEqual(noticesOfBlogs, [
      'blogs/first-home.json · first-home · description: shows /sea.jpg without alt: it is stored with alt="", and screen readers pass over it. Describe the picture, or write alt="" where it is decoration.',
    ])
  })

  it('the check notes which markup the import removes', async () => {
    const description = {
      en: '<style>p{}</style><p onclick="x()" class="a">Text <a href=" java\tscript:x()">a</a></p>',
      fr: '<form>Texte</form>',
    }
    const {notices} = await check(await newFolder(set('blogs', 'first-home', {description})))
    const noticesOfBlogs = notices.filter(notice => notice.startsWith('blogs'))
    assert.deepEqual(noticesOfBlogs, [
      'blogs/first-home.json · first-home · description.en: is stored without <style>, javascript: in href, onclick.',
      'blogs/first-home.json · first-home · description.fr: is stored without <form>.',
    ])
  })
})
