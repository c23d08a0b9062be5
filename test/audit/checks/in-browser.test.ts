import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import {sharedBrowser} from '../../support/browser/shared.ts'
import {newVisitor} from '../../support/browser/visitor.ts'
import {axeFindings} from './axe.ts'
import {focusFindings} from './focus.ts'

const BAR = 'position: fixed; inset: auto 0 0; block-size: 120px; background: white'

describe('checks in a browser in the audit', () => {
  const open = async (test: TestContext, body: string) => {
    const {page, leave} = await newVisitor(await sharedBrowser(), {
      viewport: {width: 390, height: 400},
    })
    test.after(leave)
    await page.setContent(
      `<html lang="en"><title>Page</title><main><h1>Page</h1>${body}</main></html>`,
    )
    return page
  }
  const walk = async (test: TestContext, body: string, key: 'Tab' | 'Shift+Tab' = 'Tab') =>
    (await focusFindings(await open(test, body), '/', key)).map(({detail}) => detail)

  const long = '<button>First</button><p style="block-size: 300px"></p><button>Second</button>'

  it('the walk reports a button that a fixed bar hides, in either direction', async test => {
    const body = `${long}<div style="${BAR}">Bar</div>`
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      assert.deepEqual(await walk(test, body, key), [`390 ${key}: button “Second” under div “Bar”`])
    }
  })

  it('the walk finds nothing where the page leaves room for the bar', async test => {
    const room =
      '<style>html {scroll-padding-block-end: 130px}</style><p style="block-size: 400px">'
    assert.deepEqual(await walk(test, `${long}<div style="${BAR}">Bar</div>${room}`), [])
  })

  it('the walk waits for the end of a smooth scroll', async test => {
    const smooth = '<style>html {scroll-behavior: smooth}</style><p style="block-size: 3000px"></p>'
    assert.deepEqual(await walk(test, `<button>First</button>${smooth}<button>Last</button>`), [])
  })

  it('the walk goes into widgets, and takes the label for a box that is not drawn', async test => {
    const body = `<div><template shadowrootmode="open"><button>Inside</button></template></div>
      <label><input type="checkbox" style="opacity: 0; position: absolute; inset-inline-start: -9px">Agree</label>`
    const page = await open(test, '')
    await page.evaluate(html => document.body.setHTMLUnsafe(html), body)
    assert.deepEqual(await focusFindings(page, '/', 'Tab'), [])
    assert.equal(await page.evaluate(() => document.activeElement?.localName), 'body')
  })

  it('axe reports a violation of WCAG as an error, and of a best practice as a warning', async test => {
    const page = await open(test, '<img src="data:,"><h3>Skips a level</h3>')
    const found = await axeFindings(page, '/', '390 light')
    const kinds = found.map(({kind, level}) => `${level} ${kind}`)
    assert.deepEqual(kinds, ['warning heading-order', 'error image-alt'])
  })
})
