/** A widget in Arabic and one in English, beside each other on pages of either direction. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Locator, Page} from 'playwright-core'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'
import {type Build, builds} from './builds.ts'
import {style} from './hostile-page.ts'

const stage = setStage()

const ARABIC = 'lang="ar" dir="rtl"'
const pages: [what: string, html: string, head: string][] = [
  ['in Arabic', ARABIC, ''],
  ['in English', 'lang="en"', ''],
  [
    'that forces everything to the left',
    ARABIC,
    style(
      '*{direction:ltr!important;unicode-bidi:bidi-override!important;text-align:left!important}',
    ),
  ],
  [
    'that forces everything to the right',
    'lang="en"',
    style(
      '*{direction:rtl!important;unicode-bidi:bidi-override!important;text-align:right!important}',
    ),
  ],
]

for (const build of builds) {
  const describeBuild = build.name === 'preact' ? describe : everywhere(describe)
  describeBuild(`two languages on a page (${build.title})`, {concurrency: 2}, () => {
    for (const [what, html, head] of pages) {
      it(`each widget is laid out in its own direction on a page ${what}`, async test => {
        const {page, errors} = await arrive(test, build, html, head)
        for (const [lang, direction] of [
          ['ar', 'rtl'],
          ['en', 'ltr'],
        ] as const) {
          const widget = page.locator(`ocp-book-now[lang=${lang}]`)
          assert.equal(await directionOf(widget.locator('button')), direction)
          const dialog = await openDialog(page, widget)
          assert.equal(await directionOf(dialog), direction)
          assert.equal(
            await dialog.evaluate(it => it.closest('[lang]')?.getAttribute('lang')),
            lang,
          )
          assert.equal(await sideOf(dialog.locator('[part=close]'), dialog), END[direction])
          assert.equal(
            await sideOf(dialog.locator('.choice input').first(), dialog),
            START[direction],
          )
          assert.equal(await directionOf(dialog.locator('input[type=tel]')), 'ltr')
          await dialog.locator('[part=close]').click()
          await dialog.waitFor({state: 'detached'})
        }
        assert.deepEqual(errors, [])
      })
    }
  })
}

describe('the language of the page, the loader and the element', {concurrency: 2}, () => {
  for (const [what, html, tag, element, direction] of [
    ['of a page in Arabic', ARABIC, '', '', 'rtl'],
    ['that the loader’s tag says', 'lang="en"', 'data-lang="ar"', '', 'rtl'],
    ['that the element says', ARABIC, 'data-lang="ar"', 'lang="en"', 'ltr'],
  ] as const) {
    it(`a floating Book Now stands where a line ends in the language ${what}`, async test => {
      const body = `<ocp-book-now mode="floating" ${element}></ocp-book-now>`
      const head = loaderTag(stage.product, `async ${tag}`)
      const {page} = await stage.visit(test, {html, head, body})
      const widget = page.locator('ocp-book-now[popover]')
      await widget.locator('button').waitFor()
      assert.equal(await directionOf(widget.locator('button')), direction)
      assert.equal(await sideOf(widget, page.locator('html')), END[direction])
    })
  }

  it('a widget whose language changes is laid out anew, and a floating one changes sides', async test => {
    const head = loaderTag(stage.product)
    const body = '<ocp-book-now mode="floating" lang="ar"></ocp-book-now>'
    const {page} = await stage.visit(test, {html: 'lang="en"', head, body})
    const widget = page.locator('ocp-book-now[popover]')
    await widget.locator('button').waitFor()
    assert.equal(await sideOf(widget, page.locator('html')), 'left')
    await widget.evaluate(element => element.setAttribute('lang', 'en'))
    await widget.locator('[data-root][lang=en]').waitFor()
    assert.equal(await directionOf(widget.locator('button')), 'ltr')
    assert.equal(await sideOf(widget, page.locator('html')), 'right')
  })
})

const START = {ltr: 'left', rtl: 'right'}
const END = {ltr: 'right', rtl: 'left'}

async function arrive(test: TestContext, build: Build, html: string, head: string) {
  const {product} = stage
  const widgets = ['ar', 'en'].map(lang =>
    build.widget(product).replace('<ocp-book-now', `<ocp-book-now lang="${lang}"`),
  )
  const body = `<main>${widgets.join(' ')}</main>`
  return stage.visit(test, {html, head: head + build.script(product, ''), body})
}

/** By the element's attribute: its button is called differently in each language. */
async function openDialog(page: Page, widget: Locator): Promise<Locator> {
  await widget.locator('button').click()
  const dialog = page.locator('ocp-layer-dialog .dialog')
  await dialog.waitFor()
  return dialog
}

const directionOf = (element: Locator) => element.evaluate(it => getComputedStyle(it).direction)

/** In which half of another element an element is. */
async function sideOf(element: Locator, around: Locator) {
  const [inner, outer] = [await element.boundingBox(), await around.boundingBox()]
  assert.ok(inner && outer)
  return inner.x + inner.width / 2 < outer.x + outer.width / 2 ? 'left' : 'right'
}
