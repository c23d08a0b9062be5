/** Widgets in Arabic: what is mirrored, and what keeps its order all the same. */
import {expect, fixtureCleanup, nextFrame} from '@open-wc/testing'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {marinaLoft} from '../support/records/homes.ts'
import {completeProject} from '../support/records/project.ts'
import {dialogIsClosed, eventually, isAccessible, load, mount} from '../support/widget-page.ts'

const find = (root: ShadowRoot | null | undefined, selector: string) =>
  root?.querySelector<HTMLElement>(selector) as HTMLElement
const styleOf = (root: ShadowRoot | null | undefined, selector: string) =>
  getComputedStyle(find(root, selector))
const boxOf = (root: ShadowRoot | null | undefined, selector: string) =>
  find(root, selector).getBoundingClientRect()
const toastLayer = () => document.querySelector('ocp-layer-toasts')?.shadowRoot

describe('Right to left', () => {
  before(() =>
    Promise.all(
      ['ocp-contact-form', 'ocp-newsletter', 'ocp-listing', 'ocp-project-page'].map(load),
    ),
  )

  it('a form is accessible in Arabic, and its number and address fields are read from the left', async () => {
    const {shadowRoot} = await mount('<ocp-contact-form lang="ar"></ocp-contact-form>')
    const form = shadowRoot?.host as HTMLElement
    await isAccessible(form)
    for (const name of ['phone', 'email']) {
      expect(styleOf(shadowRoot, `[name=${name}]`).direction).to.equal('ltr')
      expect(styleOf(shadowRoot, `[name=${name}]`).textAlign).to.equal('right')
    }
    expect(styleOf(shadowRoot, '[name=name]').direction).to.equal('rtl')
  })

  it('an invalid field has its mark where the line begins, whatever is typed into it', async () => {
    for (const [lang, mark] of [
      ['ar', '-3px'],
      ['en', '3px'],
    ]) {
      const {shadowRoot} = await mount(`<ocp-contact-form lang="${lang}"></ocp-contact-form>`)
      find(shadowRoot, '[type=submit]').click()
      await eventually(() => expect(find(shadowRoot, '[name=phone][aria-invalid]')).to.exist)
      for (const name of ['name', 'phone']) {
        expect(styleOf(shadowRoot, `[name=${name}]`).boxShadow).to.include(` ${mark} 0px 0px`)
      }
      fixtureCleanup()
    }
  })

  it('Arabic letters are joined, and Latin ones keep their spacing', async () => {
    const {shadowRoot} = await mount('<ocp-contact-form lang="ar"></ocp-contact-form>')
    expect(styleOf(shadowRoot, '.button').letterSpacing).to.equal('normal')
    fixtureCleanup()
    const english = await mount('<ocp-contact-form lang="en"></ocp-contact-form>')
    expect(styleOf(english.shadowRoot, '.button').letterSpacing).to.equal('0.3px')
  })

  it('a form changes its direction with its language, and keeps what was typed', async () => {
    const widget = await mount('<ocp-contact-form></ocp-contact-form>')
    const name = find(widget.shadowRoot, '[name=name]') as HTMLInputElement
    name.value = 'Layla'
    name.dispatchEvent(new Event('input', {bubbles: true}))
    expect(styleOf(widget.shadowRoot, '.form').direction).to.equal('ltr')
    widget.lang = 'ar'
    await eventually(() => expect(styleOf(widget.shadowRoot, '.form').direction).to.equal('rtl'))
    expect((find(widget.shadowRoot, '[name=name]') as HTMLInputElement).value).to.equal('Layla')
  })

  it('a toast stands where a line ends in the language of the widget that it is from', async () => {
    fakeApi({createNewsLetterSubscriber: accepted('Thank you for subscribing.')})
    for (const [lang, side] of [
      ['ar', 'left'],
      ['en', 'right'],
    ]) {
      const {shadowRoot} = await mount(`<ocp-newsletter lang="${lang}"></ocp-newsletter>`)
      const email = find(shadowRoot, '[name=email]') as HTMLInputElement
      email.value = 'layla@example.com'
      email.dispatchEvent(new Event('input', {bubbles: true}))
      find(shadowRoot, '[type=submit]').click()
      const shown = `[data-x-position=${side}][data-visible=true] [data-title]`
      await eventually(() => expect(find(toastLayer(), shown)).to.exist)
      expect(find(toastLayer(), shown).closest('[lang]')?.getAttribute('lang')).to.equal(lang)
      const toast = boxOf(toastLayer(), `[data-x-position=${side}][data-visible=true]`)
      const close = boxOf(toastLayer(), `[data-x-position=${side}] [data-close-button]`)
      expect(close.x < toast.x + toast.width / 2 ? 'left' : 'right').to.equal(side)
      fixtureCleanup()
    }
  })

  it('price, permit and area are isolated from the Arabic around them', async () => {
    fakeApi({'property-detail': {...accepted('One home'), data: marinaLoft}})
    const {shadowRoot} = await mount('<ocp-listing lang="ar" slug="marina-loft"></ocp-listing>')
    await eventually(() => expect(find(shadowRoot, '.card__name')).to.exist)
    for (const selector of ['.card__price bdi', '.card__permit bdi', '.card__facts dd bdi']) {
      expect(find(shadowRoot, selector), selector).to.exist
    }
    const [card, heart] = [boxOf(shadowRoot, '.card'), boxOf(shadowRoot, '.heart')]
    expect(heart.x - card.x).to.be.lessThan(card.width / 2)
  })

  it('a text that is in English only says its language and direction, and begins with the others', async () => {
    const data = {...marinaLoft, in_english: ['name']}
    fakeApi({'property-detail': {...accepted('One home'), data}})
    const {shadowRoot} = await mount('<ocp-listing lang="ar" slug="marina-loft"></ocp-listing>')
    await eventually(() => expect(find(shadowRoot, '.card__name')).to.exist)
    expect(find(shadowRoot, '.card__name').lang).to.equal('en')
    expect(styleOf(shadowRoot, '.card__name').direction).to.equal('ltr')
    expect(styleOf(shadowRoot, '.card__name').textAlign).to.equal('right')
  })

  it('in the lightbox the left arrow key shows the next picture, which is at the left', async () => {
    fakeApi({'property-detail': {...accepted('One project'), data: completeProject}})
    const widget = await mount('<ocp-project-page lang="ar" slug="salt-row"></ocp-project-page>')
    await eventually(() => expect(find(widget.shadowRoot, '[data-picture]')).to.exist)
    // Its listeners are attached in the next frame.
    await nextFrame()
    await nextFrame()
    find(widget.shadowRoot, '[data-picture="0"]').click()
    const layer = () => document.querySelector('ocp-layer-dialog')?.shadowRoot
    await eventually(() => expect(find(layer(), '.lightbox__count')).to.exist)
    const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', {key}))
    const shows = (position: string) =>
      eventually(() =>
        expect(find(layer(), '.lightbox__count').textContent).to.match(new RegExp(`^${position} `)),
      )
    press('ArrowLeft')
    await shows('2')
    await eventually(() => {
      const seen = boxOf(layer(), '.lightbox__picture:nth-child(2)').x
      expect(Math.abs(seen - boxOf(layer(), '.lightbox__strip').x)).to.be.lessThan(2)
    })
    press('ArrowRight')
    await shows('1')
    find(layer(), '.dialog__close').click()
    await dialogIsClosed()
  })
})
