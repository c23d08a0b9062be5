import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {everywhere} from '../support/tier.ts'
import {CDN, loaderFiles, setContext, type Visit, visitWith} from './support/source.ts'

/** The widgets whose files ran. */
declare const fetched: string[]
/** How often the loader put a link into the page, and its timers, which a test lets pass. */
declare const links: number
declare const errors: string[]
declare const timers: {ms: number; pass(): void}[]
declare const ocp: Record<string, (...args: unknown[]) => void> & {q: unknown[][]}

const TALL = '<div style="height:5000px"></div>'

describe('loader', () => {
  const opened = setContext({viewport: {width: 800, height: 600}})

  /** A page with the loader, which is closed with the test. */
  async function visit(test: {after(fn: () => unknown): void}, visit: Visit = {}) {
    const page = await opened.context.newPage()
    test.after(() => page.close())
    await visitWith(page, visit)
    return page
  }
  const fetchedOn = (page: Page) =>
    page.evaluate(() => fetched.filter(tag => tag !== 'ocp-companion'))
  const has = (page: Page, tag: string, times = 1) =>
    page.waitForFunction(
      ([name, count]) => fetched.filter(each => each === name).length === count,
      [tag, times] as const,
    )
  /** Resolves once these of our files, and no others, were requested; all at the same time. */
  const requested = async (page: Page, ...names: string[]) => {
    while (loaderFiles(page).length < names.length) await settled(page)
    await settled(page)
    assert.deepEqual(loaderFiles(page).toSorted(), names.toSorted())
  }
  /** The browser answers observers in the order in which they began, and mutations before frames. */
  const settled = async (page: Page) => {
    await page.evaluate(
      () =>
        new Promise<void>(resolve => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(resolve))
          })
          requestAnimationFrame(() => observer.observe(document.body))
        }),
    )
  }
  const settings = (page: Page) =>
    page.evaluate(() => (globalThis as {[name: symbol]: unknown})[Symbol.for('ocp.page')])

  describe('settings on the loader’s tag', () => {
    it('attributes with and without data- override the server’s settings', async test => {
      const page = await visit(test, {
        attributes: 'async partner="gulf-homes" data-theme="dark" lang="" data-site="x"',
        served: {api: 'https://api.example', partner: 'of the server', site: 'y'},
      })
      const {src: _, fetchWidget: __, ...given} = (await settings(page)) as Record<string, string>
      assert.deepEqual(given, {
        ...{api: 'https://api.example', partner: 'gulf-homes'},
        ...{theme: 'dark', site: 'x'},
      })
    })

    it('the first of two loader tags counts, also on a page with an element named currentScript', async test => {
      const page = await visit(test, {
        before: '<img name="currentScript"><form name="ocp"></form>',
        attributes: 'partner="one"',
        twice: 'partner="two"',
      })
      assert.equal(((await settings(page)) as {partner: string}).partner, 'one')
      assert.equal(await page.evaluate(() => Array.isArray(ocp.q)), true)
    })
  })

  describe('files of a widget', () => {
    const WIDGET = {after: '<ocp-a></ocp-a>'}

    it('the files that show a widget are requested before any of them has arrived', async test => {
      const page = await visit(test, {
        ...{...WIDGET, files: 'held'},
        widgets: {a: ['chunks/kit', 'chunks/form'], b: ['chunks/kit']},
      })
      await requested(page, 'loader.js', 'a-test.js', 'chunks/kit-test.js', 'chunks/form-test.js')
    })

    it('a file that two widgets share is requested once, and no link stays', async test => {
      const page = await visit(test, {
        ...{after: '<ocp-a></ocp-a><ocp-b></ocp-b>', defines: true},
        widgets: {a: ['chunks/kit'], b: ['chunks/kit']},
      })
      await has(page, 'ocp-a')
      await has(page, 'ocp-b')
      await has(page, 'ocp-companion')
      const files = loaderFiles(page)
      // For the check and for the import, which the browser's cache answers: routing turns it off.
      for (const name of ['a', 'b', 'chunks/kit', 'companion']) {
        assert.equal(files.filter(file => file === `${name}-test.js`).length, 2, name)
      }
      assert.equal(await page.locator('link').count(), 0)
    })

    it('a widget loads with the tag’s nonce under a strict-dynamic policy', async test => {
      const page = await visit(test, {
        ...WIDGET,
        attributes: 'nonce="n1"',
        policy: "script-src 'nonce-n1' 'strict-dynamic'",
      })
      await has(page, 'ocp-a')
    })

    it('a file is preloaded with its hash, at a new address for each attempt', async test => {
      const page = await visit(test, {files: 'held'})
      const link = await page.evaluate(() => {
        document.body.append(document.createElement('ocp-a'))
        return new Promise(resolve => {
          new MutationObserver(records => {
            const [link] = records.flatMap(({addedNodes}) => [...addedNodes]) as [HTMLLinkElement]
            const {rel, href, integrity, crossOrigin} = link
            const address = href.replace(/#\d+$/, '#try')
            resolve({rel, address, integrity: integrity.slice(0, 7), crossOrigin})
          }).observe(document.head, {childList: true})
        })
      })
      assert.deepEqual(link, {
        ...{rel: 'modulepreload', address: `${CDN}a-test.js#try`},
        ...{integrity: 'sha256-', crossOrigin: 'anonymous'},
      })
    })

    for (const files of ['lost', 'changed'] as const) {
      const itOnce = files === 'changed' ? it : everywhere(it)
      itOnce(`a ${files} file is requested again after 1, 4 and 16 seconds`, async test => {
        const page = await visit(test, {...WIDGET, files})
        for (const [before, wait] of [1_000, 4_000, 16_000].entries()) {
          await page.waitForFunction(count => timers.length === count, before + 1)
          assert.equal(await page.evaluate(() => timers.at(-1)?.ms), wait)
          assert.equal(await page.evaluate(() => links), before + 1)
          assert.equal(await page.locator('link').count(), 0)
          await page.evaluate(() => timers.at(-1)?.pass())
        }
        assert.equal(await page.evaluate(() => 'changed' in globalThis), false)
      })
    }
  })

  describe('request of a widget', () => {
    it('a widget is fetched when it is within 400 px of the viewport, not before and only once', async test => {
      const page = await visit(test, {after: `${TALL}<ocp-a></ocp-a>`})
      await settled(page)
      assert.deepEqual(await fetchedOn(page), [])
      const nearly = (above: number) =>
        page.evaluate(distance => {
          const {top} = (document.querySelector('ocp-a') as Element).getBoundingClientRect()
          scrollTo(0, top + scrollY - innerHeight - distance)
        }, above)
      await nearly(420)
      await settled(page)
      assert.deepEqual(await fetchedOn(page), [])
      await nearly(380)
      await has(page, 'ocp-a')
      for (const top of [0, 5000, 0, 5000]) {
        await page.evaluate(to => scrollTo(0, to), top)
        await settled(page)
      }
      assert.deepEqual(await fetchedOn(page), ['ocp-a'])
    })

    it('a widget that is eager, floating or open is fetched at once, wherever it is', async test => {
      const eager = '<ocp-a loading="eager"></ocp-a><ocp-b mode="floating"></ocp-b>'
      const after = `${TALL}${eager}<ocp-c open></ocp-c><ocp-book-now></ocp-book-now>`
      const page = await visit(test, {after})
      for (const tag of ['ocp-a', 'ocp-b', 'ocp-c']) await has(page, tag)
      await settled(page)
      assert.equal((await fetchedOn(page)).length, 3)
    })

    it('a hidden widget is fetched where a style rule hides it, else only once it is shown', async test => {
      const before = '<style>ocp-c{display:none}</style>'
      const after = '<ocp-a hidden></ocp-a><div hidden><ocp-b></ocp-b></div><ocp-c></ocp-c>'
      const page = await visit(test, {before, after})
      await has(page, 'ocp-c')
      await settled(page)
      assert.deepEqual(await fetchedOn(page), ['ocp-c'])
      await page.evaluate(() => document.querySelector('ocp-a')?.removeAttribute('hidden'))
      await has(page, 'ocp-a')
    })

    it('widgets inserted later are fetched at any depth, and what else is inserted causes no error', async test => {
      const page = await visit(test, {after: 'words<!-- -->'})
      await page.evaluate(() => {
        document.body.append('words', document.createElement('ocp-a'))
        const div = document.createElement('div')
        div.innerHTML = '<p><ocp-b></ocp-b></p>'
        const root = document.createElement('div').attachShadow({mode: 'open'})
        document.body.append(div, document.createComment('ocp-'), root)
      })
      await has(page, 'ocp-a')
      await has(page, 'ocp-b')
      assert.deepEqual(await page.evaluate(() => errors), [])
    })

    it('a widget is fetched once, however often the page moves it', async test => {
      const page = await visit(test, {after: `${TALL}<ocp-a></ocp-a>`})
      await settled(page)
      await page.evaluate(() => {
        const element = document.querySelector('ocp-a') as Element
        document.body.prepend(element)
      })
      await has(page, 'ocp-a')
      await page.evaluate(() => {
        for (let n = 0; n < 3; n++)
          document.body.prepend(document.querySelector('ocp-a') as Element)
      })
      await settled(page)
      assert.deepEqual(await fetchedOn(page), ['ocp-a'])
    })

    it('elements of others and elements already defined are not fetched', async test => {
      const before = "<script>customElements.define('ocp-b', class extends HTMLElement {})</script>"
      const after = '<other-a></other-a><x-ocp-a></x-ocp-a><ocp-b></ocp-b><ocp-c></ocp-c>'
      const page = await visit(test, {before, after})
      await has(page, 'ocp-c')
      await settled(page)
      assert.deepEqual(await fetchedOn(page), ['ocp-c'])
    })

    const define = (page: Page) =>
      page.evaluate(() => customElements.define('ocp-a', class extends HTMLElement {}))

    const listen = (page: Page) => page.evaluate(() => ocp.on?.('ocp-submit', () => {}))

    it('the companion is fetched by a command that follows a widget’s definition, else left to the widgets', async test => {
      const page = await visit(test, {after: '<ocp-a></ocp-a>'})
      await has(page, 'ocp-a')
      await define(page)
      await settled(page)
      assert.deepEqual(await fetchedOn(page), ['ocp-a'])
      await listen(page)
      await has(page, 'ocp-companion')
    })

    it('a command that precedes a widget’s definition fetches the companion then', async test => {
      const page = await visit(test, {after: '<ocp-a></ocp-a>'})
      await has(page, 'ocp-a')
      await listen(page)
      await settled(page)
      assert.deepEqual(await fetchedOn(page), ['ocp-a'])
      await define(page)
      await has(page, 'ocp-companion')
    })
  })

  describe('Book Now before its files arrive', () => {
    /** Opens a page whose files never arrive. */
    const arrive = async (test: {after(fn: () => unknown): void}, given: Visit) => {
      const page = await visit(test, {...given, files: 'held'})
      await settled(page)
      return page
    }
    /** Reads the text in the shadow root of each element; null where it has none. */
    const drawn = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('ocp-book-now')].map(
          ({shadowRoot}) => shadowRoot?.textContent ?? null,
        ),
      )

    it('a Book Now button is drawn in the language of its element or of the tag, or with its label', async test => {
      const after = ['', 'lang="fr"', 'label="Visit us"']
        .map(own => `<ocp-book-now ${own}></ocp-book-now>`)
        .join('')
      const page = await arrive(test, {attributes: 'lang="ru"', after})
      assert.deepEqual(await drawn(page), [
        'Записаться на просмотр',
        'Prendre rendez-vous',
        'Visit us',
      ])
      await page.getByRole('button', {name: 'Visit us'}).waitFor()
    })

    it('a button drawn in the page’s language opens its element, and follows no link around it', async test => {
      const language = '<script>document.documentElement.lang="fr-CA"</script>'
      const after = `${language}<a href="#x"><ocp-book-now></ocp-book-now></a>`
      const page = await arrive(test, {after})
      await page.getByRole('button', {name: 'Prendre rendez-vous'}).click()
      assert.equal(await page.locator('ocp-book-now[open]').count(), 1)
      assert.equal(new URL(page.url()).hash, '')
    })

    it('a drawn button has the theme of the loader’s tag, or its own', async test => {
      const after = '<ocp-book-now></ocp-book-now><ocp-book-now theme="light"></ocp-book-now>'
      const page = await arrive(test, {attributes: 'theme="dark"', after})
      const colours = await page
        .getByRole('button')
        .evaluateAll(all => all.map(button => getComputedStyle(button).backgroundColor))
      assert.deepEqual(colours, ['rgb(111, 183, 195)', 'rgb(15, 76, 92)'])
    })

    it('no button is drawn in an element with content, a shadow root, or mode inline or floating', async test => {
      const after = [
        '<ocp-book-now><a href="/x">Write</a></ocp-book-now>',
        '<ocp-book-now>Call us</ocp-book-now>',
        '<ocp-book-now><template shadowrootmode="open"><p>Ours</p></template></ocp-book-now>',
        '<ocp-book-now mode="inline"></ocp-book-now>',
        '<ocp-book-now mode="floating"></ocp-book-now>',
        // Its content is still being parsed when it is found.
        '<script>document.write("<ocp-book-now>")</script><a href="/x">Write</a></ocp-book-now>',
      ].join('')
      const shown = [null, null, 'Ours', null, null, null]
      assert.deepEqual(await drawn(await arrive(test, {after})), shown)
    })

    it('an element at the end of a page that is still loading gets one button of two loader tags', async test => {
      const after = '<p>Homes</p><ocp-book-now></ocp-book-now>'
      const page = await arrive(test, {twice: '', after})
      assert.deepEqual(await drawn(page), ['Book Now'])
      assert.equal(await page.getByRole('button').count(), 1)
    })
  })

  describe('widgets in shadow roots', () => {
    const attach = (page: Page, mode: 'open' | 'closed') =>
      page.evaluate(given => {
        const host = document.createElement('div')
        const root = host.attachShadow({mode: given})
        root.innerHTML = '<p><ocp-a></ocp-a></p>'
        Object.assign(globalThis, {root})
        document.body.append(host)
      }, mode)

    it('widgets in nested shadow roots and in one inserted later are fetched', async test => {
      const inner = '<span><template shadowrootmode="open"><ocp-c></ocp-c></template></span>'
      const after = `<div><template shadowrootmode="open"><p>${inner}</p></template></div>`
      const page = await visit(test, {after})
      await has(page, 'ocp-c')
      await attach(page, 'open')
      await has(page, 'ocp-a')
      await page.evaluate(() => {
        const {root} = globalThis as unknown as {root: ShadowRoot}
        root.append(document.createElement('ocp-b'))
      })
      await has(page, 'ocp-b')
    })

    it('a shadow root attached to an existing element is found on page load', async test => {
      const page = await visit(test, {
        after: '<div id="host"></div><img src="/held.png">',
        held: async loading => {
          await loading.evaluate(() => {
            const host = document.getElementById('host') as Element
            host.attachShadow({mode: 'open'}).innerHTML = '<ocp-a></ocp-a>'
          })
          await settled(loading)
          assert.deepEqual(await fetchedOn(loading), [])
        },
      })
      await has(page, 'ocp-a')
    })

    it('widgets in a closed shadow root are fetched once the page scans it', async test => {
      const page = await visit(test)
      await attach(page, 'closed')
      await settled(page)
      assert.deepEqual(await fetchedOn(page), [])
      await page.evaluate(() => {
        const {root} = globalThis as unknown as {root: ShadowRoot}
        ocp.scan?.(root)
        ocp.scan?.(root)
        root.append(document.createElement('ocp-b'))
      })
      await has(page, 'ocp-a')
      await has(page, 'ocp-b')
    })

    it('the loader does not search the shadow roots of widgets', async test => {
      const page = await visit(test, {after: '<ocp-a></ocp-a>', defines: true})
      await has(page, 'ocp-companion')
      await page.evaluate(() => {
        const element = document.createElement('ocp-a')
        element.attachShadow({mode: 'open'}).innerHTML = '<ocp-b></ocp-b>'
        document.body.append(element)
      })
      await settled(page)
      assert.deepEqual(await fetchedOn(page), ['ocp-a'])
    })
  })

  describe('commands of the page', () => {
    const commands = (page: Page) =>
      page.evaluate(() =>
        ocp.q.map(command => command.map(each => (each === document ? 'the document' : each))),
      )

    it('commands by method and by queue are kept in order for the companion', async test => {
      const page = await visit(test, {before: "<script>ocp = {q: [['early', 1]]}</script>"})
      const counts = await page.evaluate(() => {
        for (const name of ['open', 'close', 'prefill', 'on', 'consent']) ocp[name]?.(name, 2)
        ocp.scan?.(document)
        ocp.q.push(['later', 3], ['and', 4])
        return ocp.q.length
      })
      assert.equal(counts, 9)
      assert.deepEqual(await commands(page), [
        ['early', 1],
        ...['open', 'close', 'prefill', 'on', 'consent'].map(name => [name, name, 2]),
        ['scan', 'the document'],
        ['later', 3],
        ['and', 4],
      ])
    })

    it('an open command given before the loader runs fetches the companion', async test => {
      const page = await visit(test, {before: "<script>ocp = {q: [['open']]}</script>"})
      await has(page, 'ocp-companion')
    })

    it('an open command, and no close command, fetches the companion, also with a frozen Array.prototype', async test => {
      const before = '<script>Object.freeze(Array.prototype)</script>'
      const page = await visit(test, {before})
      await page.evaluate(() => ocp.close?.())
      await settled(page)
      assert.deepEqual(await page.evaluate(() => fetched), [])
      await page.evaluate(() => ocp.open?.())
      await has(page, 'ocp-companion')
    })

    for (const own of ['{"colour":"teal"}', 'null', '"words"']) {
      const itOnce = own === 'null' ? it : everywhere(it)
      itOnce(`the page’s variable ocp = ${own} is left unchanged`, async test => {
        const before = `<script>var ocp = ${own}</script>`
        const page = await visit(test, {before, after: '<ocp-a></ocp-a>'})
        await has(page, 'ocp-a')
        assert.equal(await page.evaluate(() => JSON.stringify(ocp)), own)
      })
    }
  })

  describe('consent of the visitor', () => {
    const CONSENT = {attributes: 'data-consent="required"', after: '<ocp-a></ocp-a>'}

    it('nothing is fetched before the required consent, even by commands, and all once afterwards', async test => {
      const page = await visit(test, CONSENT)
      await page.evaluate(() => {
        ocp.open?.()
        ocp.scan?.(document)
        ocp.consent?.(false)
      })
      await settled(page)
      assert.deepEqual(loaderFiles(page), ['loader.js'])
      await page.evaluate(() => {
        ocp.consent?.(true)
        ocp.consent?.(true)
      })
      await has(page, 'ocp-a')
      // Requested by the commands before the consent.
      await has(page, 'ocp-companion')
      await settled(page)
      assert.deepEqual(await fetchedOn(page), ['ocp-a'])
      await has(page, 'ocp-companion')
    })

    it('a consent given before the loader runs is respected', async test => {
      const before = "<script>ocp = {q: [['consent', true]]}</script>"
      const page = await visit(test, {...CONSENT, before})
      await has(page, 'ocp-a')
    })

    everywhere(it)('the loader starts by itself when no consent is required', async test => {
      const page = await visit(test, {attributes: 'consent="none"', after: '<ocp-a></ocp-a>'})
      await has(page, 'ocp-a')
    })
  })
})
