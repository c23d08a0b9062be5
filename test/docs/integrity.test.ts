import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {axeViolations, openPage} from './support/browser.ts'
import {setReader} from './support/reader.ts'
import {release} from './support/server.ts'

describe('integrity hashes in the docs', () => {
  const reader = setReader()

  it('the security page shows the hashes of the loader tag and of every file, or that they could not be loaded', async test => {
    const {origin} = reader.docs
    const {page, close} = await openPage(reader.browser, 'about:blank')
    test.after(close)
    await page.route('**/integrity.json', route => route.fulfill({status: 404}), {times: 1})
    await page.goto(`${origin}/docs/security/`)
    await page.getByText('The hashes could not be read from this server just now.').waitFor()
    assert.equal(await page.locator('[data-pinned]').isVisible(), false)
    await page.reload()
    const section = page.getByRole('region', {name: 'This version, pinned'})
    await section.getByText(release.loader.integrity).waitFor()
    assert.equal(
      await section.locator('pre').innerText(),
      `<script async src="${origin}${release.loader.href}"\n  integrity="${release.loader.integrity}"\n  crossorigin="anonymous"></script>`,
    )
    await section.getByText('All files of 1.0.0-0123abcd').click()
    for (const [name, hash] of Object.entries(release.files)) {
      await section.getByRole('row', {name: `${name} ${hash}`}).waitFor()
    }
    assert.deepEqual(await axeViolations(page), [])
  })
})
