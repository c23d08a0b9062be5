import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {isDeepStrictEqual} from 'node:util'
import type {Page} from 'playwright-core'
import type {FormOptions, FormTest} from '../support/form-harness.tsx'
import {setSourcePage, timeout} from '../support/source-page.ts'

declare const formTest: FormTest

const source = setSourcePage(new URL('../support/form-harness.tsx', import.meta.url))

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(PNG, 'base64'),
})
const file = (name: string, size = 10, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size, 'x'),
})

describe('file field', () => {
  let page: Page
  beforeEach(() => {
    page = source.page
  })

  const mount = async (options: FormOptions = {}) => {
    await page.evaluate(given => formTest.mount(given), options)
    await page.locator('form').waitFor()
  }
  const images = () => page.getByLabel('Images')
  const media = () => page.getByLabel('Resume')
  const zone = () => page.locator('.drop', {has: page.locator('[name=images]')})
  const names = () => page.locator('.chosen__name').allTextContents()
  const counted = () => page.locator('p[role=status]').allTextContents()
  const namesAre = (...expected: string[]) =>
    page.waitForFunction(all => {
      const root = document.querySelector('form-host')?.shadowRoot
      const found = [...(root?.querySelectorAll('.chosen__name') ?? [])]
      return found.map(({textContent}) => textContent).join() === all
    }, expected.join())
  const chosenNames = () =>
    page.evaluate(() => ({
      images: formTest.values?.images.map(({name}) => name),
      media: formTest.values?.media?.name,
    }))
  const focused = () =>
    page.evaluate(() => {
      const active = document.querySelector('form-host')?.shadowRoot?.activeElement
      return active?.getAttribute('aria-label') ?? active?.getAttribute('name')
    })
  /** Waits for the view to show a result after rendering. */
  const eventually = async <Result>(read: () => Promise<Result>, expected: Result) => {
    // clock: it ends a test that failed, with what was read last.
    const end = Date.now() + timeout
    while (!isDeepStrictEqual(await read(), expected)) {
      // clock: the same.
      if (Date.now() > end) return assert.deepEqual(await read(), expected)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }
  const remove = (name: string) => page.getByRole('button', {name: `Remove ${name}`}).click()

  it('a file field is a native input with accepted types and a description', async () => {
    await mount()
    const attributesOf = (locator: ReturnType<typeof images>) =>
      locator.evaluate(node =>
        ['type', 'name', 'accept', 'multiple'].map(name => node.getAttribute(name)),
      )
    assert.deepEqual(await attributesOf(images()), ['file', 'images', 'image/png', ''])
    assert.deepEqual(await attributesOf(media()), ['file', 'media', 'application/pdf', null])
    const words = zone().locator('p')
    assert.equal(await words.textContent(), 'Choose images or drop them')
    assert.equal(await words.getAttribute('aria-hidden'), 'true')
    const help = await images().evaluate(node => {
      const id = node.getAttribute('aria-describedby') ?? ''
      return (node.getRootNode() as ShadowRoot).getElementById(id)?.textContent
    })
    assert.equal(help, 'Up to five.')
  })

  it('a file field lists the chosen files and announces their number', async () => {
    await mount()
    await eventually(counted, ['', ''])
    assert.equal(await page.getByRole('list').count(), 0)
    await images().setInputFiles([picture('a.png'), picture('b.png')])
    await namesAre('a.png', 'b.png')
    await eventually(counted, ['Images chosen: 2', ''])
    await images().setInputFiles(picture('c.png'))
    await namesAre('a.png', 'b.png', 'c.png')
    await eventually(counted, ['Images chosen: 3', ''])
    assert.equal(await images().evaluate(node => (node as HTMLInputElement).value), '')
  })

  it('a single-file field keeps only the last file, which can be removed', async () => {
    await mount()
    await media().setInputFiles(file('cv.pdf'))
    await namesAre('cv.pdf')
    await media().setInputFiles(file('other.pdf'))
    await namesAre('other.pdf')
    assert.deepEqual(await chosenNames(), {images: [], media: 'other.pdf'})
    await eventually(counted, ['', 'Files chosen: 1'])
    await remove('other.pdf')
    await namesAre()
    assert.deepEqual(await chosenNames(), {images: [], media: undefined})
    await eventually(counted, ['', 'Files chosen: 0'])
    await eventually(focused, 'media')
  })

  it('a file field takes the same file twice, and each can be removed', async () => {
    await mount()
    await images().setInputFiles(picture('a.png'))
    await namesAre('a.png')
    await images().setInputFiles(picture('a.png'))
    await namesAre('a.png', 'a.png')
    await page.getByRole('button', {name: 'Remove a.png'}).first().click()
    await namesAre('a.png')
    assert.deepEqual((await chosenNames()).images, ['a.png'])
  })

  it('removing a file moves keyboard focus to its neighbour or to the field', async () => {
    await mount()
    await images().setInputFiles(['a', 'b', 'c', 'd'].map(name => picture(`${name}.png`)))
    await namesAre('a.png', 'b.png', 'c.png', 'd.png')
    assert.notEqual(await focused(), 'Remove a.png', 'nothing was removed yet')
    await remove('b.png')
    await namesAre('a.png', 'c.png', 'd.png')
    await eventually(focused, 'Remove c.png')
    await remove('d.png')
    await namesAre('a.png', 'c.png')
    await eventually(focused, 'Remove c.png')
    await remove('a.png')
    await namesAre('c.png')
    await eventually(focused, 'Remove c.png')
    await remove('c.png')
    await namesAre()
    await eventually(focused, 'images')
    await eventually(counted, ['Images chosen: 0', ''])
    await page.getByLabel('Name').focus()
    await images().setInputFiles(picture('e.png'))
    await namesAre('e.png')
    await eventually(counted, ['Images chosen: 1', ''])
    assert.equal(await focused(), 'name', 'a dropped file moves no focus')
  })

  it('the row of a file keeps its element when another file is removed', async () => {
    await mount()
    await images().setInputFiles([picture('a.png'), picture('b.png')])
    await namesAre('a.png', 'b.png')
    const row = await page.locator('.chosen__file').nth(1).elementHandle()
    await remove('a.png')
    await namesAre('b.png')
    assert.equal(await row?.evaluate(node => node.isConnected), true)
  })

  describe('list of chosen files', () => {
    const MB = 1024 * 1024
    const sizes: [bytes: number, locale: 'en' | 'fr', shown: string][] = [
      [1, 'en', '1 kB'],
      [1024, 'en', '1 kB'],
      [1536, 'en', '2 kB'],
      [850 * 1024, 'en', '850 kB'],
      [MB - 1, 'en', '1,024 kB'],
      [MB, 'en', '1 MB'],
      [2.44 * MB, 'en', '2.4 MB'],
      [2.44 * MB, 'fr', '2,4 Mo'],
    ]
    it('the size of each file is shown in the notation of the language', async () => {
      for (const [bytes, locale, shown] of sizes) {
        await mount({locale})
        await images().setInputFiles(file('a.txt', Math.round(bytes)))
        await namesAre('a.txt')
        const text = (await page.locator('.chosen__size').textContent()) ?? ''
        assert.equal(text.replace(/\s/g, ' '), shown)
      }
    })

    const preview = () => page.locator('.chosen__preview')

    it('a chosen image has a preview without alternative text', async () => {
      await mount()
      await images().setInputFiles(picture('a.png'))
      await page.locator('.chosen__preview[data-shown=true]').waitFor()
      const image = preview().locator('img')
      assert.match((await image.getAttribute('src')) ?? '', /^blob:/)
      assert.equal(await image.getAttribute('alt'), '')
    })

    it('a chosen image without a type has a preview', async () => {
      await mount()
      await page.evaluate(png => {
        const root = document.querySelector('form-host')?.shadowRoot as ShadowRoot
        const input = root.querySelector('[name=images]') as HTMLInputElement
        const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
        const files = new DataTransfer()
        files.items.add(new File([bytes], 'a'))
        input.files = files.files
        input.dispatchEvent(new Event('change', {bubbles: true}))
      }, PNG)
      await page.locator('.chosen__preview[data-shown=true]').waitFor()
    })

    it('a PDF or a broken image has no preview', async () => {
      await mount()
      await images().setInputFiles([
        file('cv.pdf', 9, 'application/pdf'),
        file('a.png', 9, 'image/png'),
      ])
      await namesAre('cv.pdf', 'a.png')
      await page.locator('.chosen img').waitFor({state: 'detached'})
      assert.equal(await page.locator('.chosen__preview[data-shown=false]').count(), 2)
    })

    it('the preview URL of a removed file is revoked', async () => {
      await mount()
      await page.evaluate(() => {
        const revoke = URL.revokeObjectURL
        const revoked: string[] = []
        Object.assign(globalThis, {revoked})
        URL.revokeObjectURL = address => {
          revoked.push(address)
          revoke.call(URL, address)
        }
      })
      await images().setInputFiles([picture('a.png'), picture('b.png')])
      await page.locator('.chosen__preview[data-shown=true]').nth(1).waitFor()
      const address = await page.locator('.chosen img').first().getAttribute('src')
      await remove('a.png')
      await namesAre('b.png')
      const revoked = await page.evaluate(
        () => (globalThis as unknown as {revoked: string[]}).revoked,
      )
      assert.deepEqual(revoked, [address])
    })
  })

  describe('drop zone', () => {
    /** A drag over the zone; answers whether the field took it for itself. */
    const drag = (type: string, files: string[] | null, to: 'inside' | 'outside' | null = null) =>
      page.evaluate(
        ([name, names, where]) => {
          const root = document.querySelector('form-host')?.shadowRoot as ShadowRoot
          const target = root.querySelector('[name=images]')?.parentElement as HTMLElement
          const dataTransfer = new DataTransfer()
          for (const each of names ?? []) dataTransfer.items.add(new File(['…'], each))
          if (!names) dataTransfer.setData('text/plain', 'words')
          const relatedTarget =
            where === 'inside' ? target.querySelector('b') : where ? root.querySelector('h2') : null
          const more = {bubbles: true, cancelable: true, composed: true}
          const event = new DragEvent(name, {...more, dataTransfer, relatedTarget})
          target.dispatchEvent(event)
          return event.defaultPrevented
        },
        [type, files, to] as const,
      )
    const isMarked = () => zone().evaluate(node => node.hasAttribute('data-over'))

    it('files dropped on the drop zone are added to the field', async () => {
      await mount()
      assert.equal(await drag('drop', ['a.png', 'b.png']), true)
      await namesAre('a.png', 'b.png')
      assert.equal(await drag('drop', ['c.png']), true)
      await namesAre('a.png', 'b.png', 'c.png')
    })

    for (const type of ['dragenter', 'dragover']) {
      it(`the drop zone is highlighted from ${type} of files until they leave`, async () => {
        await mount({heading: 'Form'})
        assert.equal(await isMarked(), false)
        assert.equal(await drag(type, ['a.png']), true)
        assert.equal(await isMarked(), true)
        await drag('dragleave', ['a.png'], 'inside')
        assert.equal(await isMarked(), true, 'a drag over the text is a drag over the zone')
        await drag('dragleave', ['a.png'], 'outside')
        assert.equal(await isMarked(), false)
        await drag(type, ['a.png'])
        await drag('dragleave', ['a.png'])
        assert.equal(await isMarked(), false, 'a drag left the window')
      })
    }

    it('the drop zone is not highlighted after files are dropped', async () => {
      await mount()
      await drag('dragover', ['a.png'])
      await drag('drop', ['a.png'])
      assert.equal(await isMarked(), false)
    })

    it('the drop zone leaves dragged text to the browser', async () => {
      await mount()
      for (const type of ['dragenter', 'dragover', 'drop']) {
        assert.equal(await drag(type, null), false, type)
        assert.equal(await isMarked(), false, type)
      }
      assert.deepEqual(await names(), [])
    })

    it('the drop zone ignores a drop without files', async () => {
      await mount()
      await page.evaluate(() => {
        const root = document.querySelector('form-host')?.shadowRoot as ShadowRoot
        const target = root.querySelector('[name=images]')?.parentElement as HTMLElement
        const dataTransfer = {types: ['Files'], files: []}
        for (const transfer of [dataTransfer, null, {types: ['Files']}]) {
          const event = new Event('drop', {bubbles: true, cancelable: true})
          Object.defineProperty(event, 'dataTransfer', {value: transfer})
          target.dispatchEvent(event)
        }
      })
      await eventually(counted, ['', ''])
      await drag('drop', ['a.png'])
      await namesAre('a.png')
    })

    it('an unmounted file field ignores drops and changes', async () => {
      await mount()
      const values = await page.evaluate(() => {
        const root = document.querySelector('form-host')?.shadowRoot as ShadowRoot
        const input = root.querySelector('[name=images]') as HTMLInputElement
        const target = input.parentElement as HTMLElement
        formTest.unmount()
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['…'], 'late.png'))
        for (const name of ['dragenter', 'dragover', 'dragleave', 'drop']) {
          target.dispatchEvent(new DragEvent(name, {cancelable: true, dataTransfer}))
        }
        const isMarked = target.hasAttribute('data-over')
        input.files = dataTransfer.files
        input.dispatchEvent(new Event('change', {bubbles: true}))
        const event = new DragEvent('dragover', {cancelable: true, dataTransfer})
        target.dispatchEvent(event)
        return [
          isMarked,
          event.defaultPrevented,
          formTest.values?.images.length,
          input.files.length,
        ]
      })
      assert.deepEqual(values, [false, false, 0, 1])
    })
  })

  describe('upload progress', () => {
    const sending = async (locale: 'en' | 'fr' = 'en') => {
      await mount({locale})
      for (const [label, text] of [
        ['Name', 'Omar'],
        ['Phone', '971'],
        ['Email', 'o@e.com'],
      ] as const) {
        await page.getByLabel(label, {exact: true}).fill(text)
      }
      await page.getByLabel('Buy').check()
      await images().setInputFiles(picture('a.png'))
      await namesAre('a.png')
      await page.getByRole('button', {name: 'Send'}).click()
      await page.waitForFunction(() => formTest.sent.length === 1)
    }
    const share = (part: number) => page.evaluate(given => formTest.share(given), part)
    const bar = () => page.getByRole('progressbar', {name: 'Sending your files'})
    const value = () =>
      bar().evaluate(node => [
        (node as HTMLProgressElement).value,
        (node as HTMLProgressElement).max,
      ])

    it('a progress bar shows the share of the files sent until the response', async () => {
      await sending()
      assert.equal(await bar().count(), 0, 'no progress is shown yet')
      await share(0.004)
      await bar().waitFor()
      assert.deepEqual(await value(), [0, 100])
      await share(0.256)
      await page.getByText('26%').waitFor()
      assert.deepEqual(await value(), [26, 100])
      assert.equal(await page.getByText('26%').getAttribute('aria-hidden'), 'true')
      await page.evaluate(() => formTest.answer({statusCode: 200, message: 'Thank you'}))
      await bar().waitFor({state: 'detached'})
      await namesAre()
    })

    it('the share of the files sent is shown in the notation of the language', async () => {
      await sending('fr')
      await share(0.5)
      await page.getByText(/^50\s%$/).waitFor()
    })
  })
})
