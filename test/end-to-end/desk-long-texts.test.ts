/** Long texts at the desk: buttons and keys write their signs, and the page shows how they will look. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {violations as faultsOf} from '../site/support/pages/axe.ts'
import {setStage} from '../support/partner/stage.ts'
import {LENA, openDesk} from './support/desk-people.ts'

describe('long texts at the desk', () => {
  const stage = setStage({product: 'desk'})

  const openForm = (page: Page) => openDesk(page, LENA, '/desk/content/careers/+new')
  const partsOf = (page: Page, language = 'en') => {
    const field = page.locator(`[name="description.${language}"]`)
    const bar = page.locator(`[role=toolbar][aria-controls="description.${language}"]`)
    const look = page.locator(`[id="description.${language}-look"]`)
    return {field, look, button: (name: string) => bar.getByRole('button', {name, exact: true})}
  }
  const select = (page: Page, text: string) =>
    page.locator('[name="description.en"]').evaluate((element, part) => {
      const field = element as HTMLTextAreaElement
      const start = field.value.indexOf(part)
      field.focus()
      field.setSelectionRange(start, start + part.length)
    }, text)

  it('a text is written with the bar, looked at, and published', async test => {
    const {page, errors, violations} = await stage.visitor(test)
    await openForm(page)
    const {field, look, button} = partsOf(page)
    await field.fill('Your day\nYou drive and you talk.\n\nThe car\nThe phone\n\nAsk the team.')
    await select(page, 'Your day')
    await button('Heading').click()
    await select(page, 'drive')
    await page.keyboard.press('Control+b')
    await select(page, 'talk')
    await page.keyboard.press('Control+i')
    await select(page, 'The car\nThe phone')
    await button('List').click()
    await select(page, 'the team')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('/team')
    const text =
      '## Your day\nYou **drive** and you *talk*.\n\n- The car\n- The phone\n\nAsk [the team](/team).'
    assert.equal(await field.inputValue(), text)

    await button('Text preview').click()
    await look.getByRole('link', {name: 'the team'}).waitFor()
    assert.equal(await look.locator('h2').innerText(), 'Your day')
    assert.equal(await look.locator('strong').innerText(), 'drive')
    assert.equal(await look.locator('em').innerText(), 'talk')
    assert.equal(await look.locator('ul > li').count(), 2)
    await field.press('Control+End')
    await page.keyboard.type(' <b>Now</b>.')
    await look.getByText('<b>Now</b>').waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme})
      assert.deepEqual(await faultsOf(page), [], colorScheme)
    }

    for (const [name, value] of Object.entries({
      ...{'title.en': 'Driver', 'short_description.en': 'Drives.', createdAt: '2026-11-01'},
    }))
      await page.fill(`[name="${name}"]`, value)
    await page.getByRole('button', {name: 'Publish', exact: true}).click()
    await page.getByText('Published. Visitors see it now.').waitFor()
    assert.equal(await field.inputValue(), `${text.replace('day\n', 'day\n\n')} <b>Now</b>.`)
    assert.deepEqual([errors, violations], [[], []])
  })

  it('browser undo reverts toolbar changes step by step', async test => {
    const {page} = await stage.visitor(test)
    await openForm(page)
    const {field, button} = partsOf(page)
    await field.pressSequentially('By the sea')
    await select(page, 'sea')
    await button('Bold').click()
    await button('Numbered list').click()
    assert.equal(await field.inputValue(), '1. By the **sea**')
    await page.keyboard.press('Control+z')
    assert.equal(await field.inputValue(), 'By the **sea**')
    await page.keyboard.press('Control+z')
    assert.equal(await field.inputValue(), 'By the sea')
  })

  it('the bar is one stop of the Tab key, and goes with the direction of the page', async test => {
    const {page} = await stage.visitor(test)
    await openForm(page)
    const {field, button} = partsOf(page)
    await field.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowRight')
    assert.ok(await button('Bold').evaluate(element => element === document.activeElement))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    assert.ok(await button('Text preview').evaluate(element => element === document.activeElement))
    await page.keyboard.press('Tab')
    assert.ok(await field.evaluate(element => element === document.activeElement))
    const arabic = partsOf(page, 'ar')
    await arabic.field.fill('## البحر\n\nنص')
    await arabic.button('Text preview').click()
    await arabic.look.locator('h2').waitFor()
    assert.equal(await arabic.look.evaluate(element => getComputedStyle(element).direction), 'rtl')
  })

  it('a field grows with its text', async test => {
    const {page} = await stage.visitor(test)
    await openForm(page)
    const {field} = partsOf(page)
    const height = () => field.evaluate(element => element.getBoundingClientRect().height)
    const before = await height()
    await field.fill('line\n'.repeat(14))
    assert.ok((await height()) > before + 100)
    assert.ok(await field.evaluate(({scrollHeight, clientHeight}) => scrollHeight <= clientHeight))
  })

  it('a field grows where style sheets cannot say so', async test => {
    const {page} = await stage.visitor(test)
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await openForm(page)
    const {field} = partsOf(page)
    await field.evaluate(element => element.style.setProperty('field-sizing', 'fixed'))
    await field.fill('line\n'.repeat(14))
    assert.ok(await field.evaluate(({scrollHeight, clientHeight}) => scrollHeight <= clientHeight))
  })
})
