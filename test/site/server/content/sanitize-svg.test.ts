import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sanitizeSvg} from '#server/content/media/sanitize-svg.ts'
import {read} from '../support/api/read.ts'
import {addFile, newFolder, startWithContent} from '../support/content/content.ts'
import {oneDatabase} from '../support/databases/databases.ts'

const drawing = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1">${parts.join('')}</svg>`
const PATH = '<path d="M0 0h4v1z" fill="#123"></path>'

describe('sanitized SVG of the content', () => {
  const dangerous: [what: string, part: string, removed: string[]][] = [
    ['a script', '<script>alert(1)</script>', ['<script>']],
    ['a script in upper case', '<SCRIPT>alert(1)</SCRIPT>', ['<SCRIPT>']],
    ['a script with a prefix', '<svg:script>alert(1)</svg:script>', ['<svg:script>']],
    ['HTML', '<foreignObject><iframe src="javascript:a()"/></foreignObject>', ['<foreignObject>']],
    ['an animated link', '<set attributeName="href" to="javascript:a()"/>', ['<set>']],
    ['an imported style sheet', '<style>@import "https://a.example"</style>', ['<style>']],
  ]
  for (const [what, part, removed] of dangerous) {
    it(`sanitizing an SVG removes ${what} and keeps the rest`, () => {
      const safe = sanitizeSvg(drawing(part, PATH))
      assert.ok(safe.svg.endsWith(`${PATH}</svg>`), safe.svg)
      assert.doesNotMatch(safe.svg, /script|iframe|import|href/i)
      assert.deepEqual(safe.removed, removed)
    })
  }

  it('sanitizing an SVG removes event handlers and external references', () => {
    const path = '<path d="M0 0h4" onload="a()" ONCLICK="b()" fill="url(https://a.example/x)"/>'
    const {svg, removed} = sanitizeSvg(drawing(path, '<use href="https://a.example/#x"/>'))
    assert.equal(svg, drawing('<path d="M0 0h4"></path><use></use>'))
    assert.deepEqual(removed, ['ONCLICK', 'fill', 'href', 'onload'])
  })

  it('sanitizing an SVG keeps styles, gradients, internal references and text', () => {
    const parts = [
      '<style>.a{fill:url(#g)}</style>',
      '<linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0"></stop></linearGradient>',
      '<g class="a" transform="scale(2)"><use href="#g"></use></g>',
      '<text x="1">Stone &amp; Sea</text>',
    ]
    assert.deepEqual(sanitizeSvg(drawing(...parts)), {svg: drawing(...parts), removed: []})
  })

  it('the import stores a sanitized SVG and reports what it removed', async () => {
    const path = 'media/wordmarks/north.svg'
    const folder = await newFolder(addFile(path, drawing('<script>alert(1)</script>', PATH)))
    const api = await startWithContent(oneDatabase, folder)
    const report = await api.content.perform('import', folder)
    const {data} = await read(api.app, 'getProjectsByBuilder', {builderSlug: 'north-wind'})
    const {body} = await api.app.inject(`/storage/${(data as {image: string}).image}`)
    await api.close()
    assert.equal(body, drawing(PATH))
    assert.equal(report.is, 'imported')
    const notices = report.is === 'imported' ? report.notices : []
    assert.deepEqual(
      notices.filter(({file}) => file === path).map(({says}) => says.replace(/:.*/, '')),
      ['is stored without <script>'],
    )
  })
})
