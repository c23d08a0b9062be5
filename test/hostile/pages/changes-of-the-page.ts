/** Pages that change under the widget: they add it late, move it, remove it, load it twice. */
import assert from 'node:assert/strict'
import type {Page} from 'playwright-core'
import {fillIn, isBooking, layla, openBookNow, THANKS} from '../../support/book-now.ts'
import {debuggerOf} from '../../support/browser/debugger.ts'
import {longText} from '../../support/partner/partner.ts'
import {ofLoader} from '../builds.ts'
import {closeToasts} from '../close-toasts.ts'
import type {HostilePage, Scene} from '../hostile-page.ts'

const homes = '<p><a href="#sea">by the sea</a></p>'
const emptyMain = () => `${homes}<main></main>${longText}`
/** The warning of the second of two copies, which may follow the use of the first. */
const SECOND_COPY = /<ocp-book-now> is on this page already, in version 0\.9\.0; the second copy/
const secondCopies = new WeakMap<Page, Promise<unknown>>()

const bookNow = ({page}: Scene) => page.getByRole('button', {name: 'Book Now'})

export const changesOfThePage: HostilePage[] = [
  {
    name: 'inserted-late',
    what: 'inserts it late, by innerHTML',
    body: emptyMain,
    act: async ({page, widget}) => {
      await page.waitForLoadState('load')
      await page.evaluate(html => {
        ;(document.querySelector('main') as HTMLElement).innerHTML = html
      }, `<div>${widget}</div>`)
    },
    changes: ['body'],
  },
  {
    name: 'cloned-from-template',
    what: 'clones it from a template, then clones the clone',
    body: ({widget}) => `${homes}<main></main><template>${widget}</template>${longText}`,
    act: async scene => {
      await scene.page.evaluate(() => {
        const {content} = document.querySelector('template') as HTMLTemplateElement
        document.querySelector('main')?.append(content.cloneNode(true))
      })
      await bookNow(scene).waitFor()
      await scene.page.evaluate(() => {
        const first = document.querySelector('main ocp-book-now') as HTMLElement
        first.replaceWith(first.cloneNode(true))
      })
    },
    changes: ['body'],
  },
  {
    name: 'document-write',
    what: 'writes it with document.write',
    body: ({widget}) =>
      `${homes}<script>document.write(${JSON.stringify(`<main>${widget}</main>`)})</script>${longText}`,
  },
  {
    name: 'create-element',
    what: 'creates it with createElement and sets its attributes later',
    body: emptyMain,
    act: async scene => {
      await scene.page.evaluate(api => {
        const element = document.createElement('ocp-book-now')
        document.querySelector('main')?.append(element)
        element.setAttribute('api', api)
        element.setAttribute('label', 'Book later')
      }, scene.product.api)
      await scene.page.getByRole('button', {name: 'Book later'}).waitFor()
      await scene.page.evaluate(() => {
        document.querySelector('ocp-book-now')?.removeAttribute('label')
      })
      await bookNow(scene).waitFor()
    },
    changes: ['body'],
  },
  {
    name: 'moved',
    what: 'moves it 20 times between two elements',
    body: ({widget}) => `${homes}<main>${widget}</main><footer></footer>${longText}`,
    act: async scene => {
      await bookNow(scene).waitFor()
      await scene.page.evaluate(() => {
        const element = document.querySelector('ocp-book-now') as HTMLElement
        for (let time = 0; time < 20; time++) {
          document.querySelector(time % 2 ? 'main' : 'footer')?.append(element)
        }
      })
    },
  },
  {
    name: 'removed-and-put-back',
    what: 'removes it and inserts it again, ten times',
    body: ({widget}) => `${homes}<main>${widget}</main>${longText}`,
    act: async scene => {
      await bookNow(scene).waitFor()
      await scene.page.evaluate(async () => {
        const element = document.querySelector('ocp-book-now') as HTMLElement
        for (let time = 0; time < 10; time++) {
          element.remove()
          await new Promise(resolve => setTimeout(resolve, time))
          document.querySelector('main')?.append(element)
          await new Promise(requestAnimationFrame)
        }
      })
    },
  },
  {
    name: 'removed-while-open',
    what: 'removes it while its dialog is open',
    act: async scene => {
      await openBookNow(scene.page)
      await removeAndPutBack(scene)
    },
  },
  {
    name: 'removed-while-sending',
    what: 'removes it while an enquiry is being sent',
    act: async scene => {
      const {page} = scene
      const dialog = await openBookNow(page)
      await fillIn(dialog, layla)
      const {promise: removed, resolve: goOn} = Promise.withResolvers<void>()
      await page.route(
        /createBooking/,
        async route => {
          await removed
          await route.continue()
        },
        {times: 1},
      )
      const sent = page.waitForRequest(/createBooking/)
      const answered = page.waitForResponse(isBooking)
      await dialog.getByRole('button', {name: 'Send'}).click()
      await sent
      await removeAndPutBack(scene)
      goOn()
      assert.equal((await answered).status(), 200)
      await page.getByText(THANKS).waitFor()
      await closeToasts(await debuggerOf(page))
    },
  },
  {
    name: 'router',
    what: 'goes to another view and back, as a router does',
    body: ({widget}) => `<nav>${homes}</nav><main>${widget}</main>${longText}`,
    act: async scene => {
      await bookNow(scene).waitFor()
      await scene.page.evaluate(async html => {
        const main = document.querySelector('main') as HTMLElement
        const show = (view: string) => {
          main.innerHTML = view
        }
        addEventListener('popstate', () => show(html), {once: true})
        history.pushState({}, '', '/page-homes')
        show('<h1>Homes</h1>')
        await new Promise(requestAnimationFrame)
        history.back()
        await new Promise(resolve => addEventListener('popstate', resolve, {once: true}))
      }, scene.widget)
    },
    changes: ['history'],
  },
  {
    name: 'body-replaced',
    what: 'replaces its body while the dialog is open',
    act: async ({page}) => {
      await page.evaluate(() => Object.assign(window, {next: document.body.cloneNode(true)}))
      const dialog = await openBookNow(page)
      await page.evaluate(() => {
        document.body.replaceWith((window as unknown as {next: Node}).next)
      })
      await dialog.waitFor({state: 'detached'})
    },
    leaves: () => ['globals + next'],
  },
  {
    name: 'back-navigation',
    what: 'a visitor leaves and returns to with the back button',
    act: async ({page, elsewhere}) => {
      await openBookNow(page)
      await page.goto(elsewhere)
      await page.goBack()
    },
    changes: ['history'],
  },
  {
    name: 'script-four-times',
    what: 'loads our script four times',
    placesScript: true,
    body: ({widget, script}) =>
      `${script}${homes}${script}<main>${widget}</main>${script}${longText}${script}`,
  },
  {
    name: 'second-loader-version',
    what: 'also loads another version of the loader',
    prepare: async ({page, product}) => {
      secondCopies.set(
        page,
        page.waitForEvent('console', message => SECOND_COPY.test(message.text())),
      )
      // Both copies are requested before one is defined: a defined element is not requested.
      const secondAsked = page.waitForRequest(/embed\/v0\/.*book-now/)
      await page.route(/(assets\/react|embed\/v1)\/.*book-now/, async route => {
        await secondAsked
        await route.fallback()
      })
      await page.route(`${product.site}/embed/v0/**`, async route => {
        const url = route.request().url().replace('/embed/v0/', '/embed/v1/')
        // Whichever is second does nothing; here it is this one.
        if (/book-now/.test(url))
          await page.waitForFunction(() => {
            const first = customElements.get('ocp-book-now')
            // The same version would cause no warning.
            return first && Object.assign(first, {version: '0.9.0'})
          })
        await route.fulfill({response: await route.fetch({url})})
      })
    },
    act: ({page}) => secondCopies.get(page) ?? Promise.reject(new Error('not prepared')),
    body: ({widget, product}) =>
      `<script async src="${product.site}/embed/v0/loader.js"></script>${homes}${widget}${longText}`,
    leaves: build => (build === 'react' ? ofLoader : []),
    consoleMessages: [SECOND_COPY],
  },
]

async function removeAndPutBack({page}: Scene) {
  await page.evaluate(() => {
    const element = document.querySelector('ocp-book-now') as HTMLElement
    // As in the page's template: the open attribute belongs to the present element.
    const next = element.cloneNode() as HTMLElement
    next.removeAttribute('open')
    const {parentNode, nextSibling} = element
    element.remove()
    setTimeout(() => parentNode?.insertBefore(next, nextSibling), 20)
  })
  await page.getByRole('dialog').waitFor({state: 'detached'})
  await page.getByRole('button', {name: 'Book Now'}).waitFor()
}
