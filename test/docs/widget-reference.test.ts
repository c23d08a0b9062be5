import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {partFacts} from '../../docs/page/facts/parts.ts'
import {anatomyOf, partsIn} from '../../docs/page/playground/anatomy.ts'
import {axeViolations, openPage, previewReady} from './support/browser.ts'
import {read} from './support/comments.ts'
import {tags, widgetPath} from './support/pages.ts'
import {setReader} from './support/reader.ts'

const pageOf = (tag: string) => read(`dist/docs/widgets/${tag}/index.html`)
const section = (page: string, id: string) =>
  page.match(new RegExp(`<section aria-labelledby="${id}">[\\s\\S]*?</section>`))?.[0] ?? ''
const textIn = (markup: string) => markup.replace(/<[^>]+>/g, '')
const rowsIn = (markup: string) =>
  [...markup.matchAll(/<tr[^>]*><th scope="row"[\s\S]*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => textIn(cell)),
  )

describe("reference of a widget's page", () => {
  it('every widget page has the standard sections, and says “None” in an empty one', () => {
    for (const tag of tags) {
      const page = pageOf(tag)
      const headings = [...page.matchAll(/<h2 id="[^"]+">([^<]+)/g)].map(([, title]) => title)
      assert.deepEqual(
        headings,
        'Attributes,Properties,Events,Methods,Slots,CSS parts,Tokens,Content security policy'.split(
          ',',
        ),
      )
      for (const id of ['attributes', 'properties', 'events', 'methods', 'slots', 'parts']) {
        const content = section(page, id)
        assert.ok(/<table/.test(content) || /\bNone\b/.test(content), `${tag}: ${id}`)
      }
      assert.match(textIn(section(page, 'methods')), /None\./)
      assert.match(textIn(section(page, 'slots')), /\(default\)/)
      assert.match(section(page, 'tokens'), /--ocp-action/)
    }
  })

  it('the type column says boolean, string, number or the allowed values', () => {
    for (const tag of tags) {
      for (const [name, type = ''] of rowsIn(section(pageOf(tag), 'attributes'))) {
        assert.match(type, /^(boolean|string|number)\b|^('[\w-]+' \| )+'[\w-]+'$/, `${tag} ${name}`)
      }
    }
  })

  it('every attribute, property, event and slot has a description', () => {
    for (const tag of tags) {
      for (const id of ['attributes', 'properties', 'events', 'slots']) {
        for (const cells of rowsIn(section(pageOf(tag), id))) {
          assert.match(cells.at(-1) ?? '', /\w[^.]*[.:]/, `${tag}: ${cells[0]}`)
        }
      }
    }
  })

  it('every part of a widget has a description, and a place in the figure', () => {
    for (const tag of tags) {
      const content = section(pageOf(tag), 'parts')
      const rows = rowsIn(content)
      const placed = [...content.matchAll(/<li [^>]*data-part="([\w-]+)"/g)].map(([, part]) => part)
      const named = rows.map(([cell = '']) => cell.replace(/^\d+ ([\w-]+)[\s\S]*/, '$1'))
      assert.deepEqual(new Set(named), new Set(placed), tag)
      assert.deepEqual(named, partsIn(anatomyOf(tag, named)), `${tag}: no part is missing`)
      for (const [part, description = ''] of rows) assert.match(description, /\w+\./, `${part}`)
    }
  })

  it('parts that are given as a property of an element are listed, too', () => {
    assert.match(section(pageOf('ocp-book-now'), 'parts'), /id="part-input"/)
  })

  it('the build fails on a part without a description, and names it', () => {
    assert.throws(
      () => partFacts(['widgets/x/view.tsx'], () => '<p part="note">'),
      /widgets\/x\/view\.tsx: part "note" has no \/\*\* @csspart note - … \*\//,
    )
    const described = '/** @csspart note - A note. */\nconst Note = <p part="note">'
    assert.deepEqual(
      partFacts(['a.tsx'], () => described),
      [{name: 'note', doc: 'A note.'}],
    )
  })
})

describe('parts of a widget in the preview', () => {
  const reader = setReader()

  it('the row of a part outlines it in the preview and in the figure, by pointer or keyboard', async test => {
    const {page, problems, close} = await openPage(
      reader.browser,
      reader.docs.origin + widgetPath('ocp-contact-form'),
      {viewport: {width: 1440, height: 900}},
    )
    test.after(close)
    await previewReady(page)
    const outlined = (part: string) =>
      page.waitForFunction(
        name =>
          document
            .querySelector('.preview__stage > ocp-contact-form')
            ?.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`)
            ?.style.outline.includes('solid'),
        part,
      )
    const none = () =>
      page.evaluate(
        () =>
          !document
            .querySelector('.preview__stage > ocp-contact-form')
            ?.shadowRoot?.querySelector('[style*="outline"]'),
      )
    await page.locator('#part-label').hover()
    await outlined('label')
    await page.locator('.anatomy [data-part="label"][data-shown]').waitFor()
    await page.mouse.move(0, 0)
    assert.ok(await none())
    await page.getByRole('button', {name: 'Show button in the preview'}).focus()
    await outlined('button')
    await page.keyboard.press('Enter')
    const button = page.locator('.preview__stage').getByRole('button', {name: 'Send'})
    assert.ok(await button.evaluate(element => element.getBoundingClientRect().top > 0))
    await page.getByRole('button', {name: 'Show error in the preview'}).click()
    await page.getByText('error is not in the preview just now').waitFor()
    assert.deepEqual(await axeViolations(page), [])
    assert.deepEqual(problems, [])
  })
})
