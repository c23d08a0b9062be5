import {expect, fixtureCleanup} from '@open-wc/testing'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import type {Review} from '#trade/contract/entities.ts'
import {countedObservers} from '../support/browser/observers.ts'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {heldIntervals} from '../support/intervals.ts'
import {
  button,
  eventually,
  isAccessible,
  load,
  mount,
  press,
  showsToast,
  toasts,
} from '../support/widget-page.ts'

const authors = ['Layla', 'Marc', 'Aisha', 'Dmitri', 'Julie']

const review = (author_name: string, rest: Partial<Review> = {}): Review => ({
  author_name,
  rating: 5,
  text: `${author_name} found the house before we had said what we were looking for.`,
  relative_time_description: '2 weeks ago',
  ...rest,
})

const answer = (...reviews: Review[]) => ({
  getGoogleReviews: {...accepted('Reviews'), data: reviews},
})

/** Mounts the widget in a box of this width, and returns it. */
async function show(width = 700, attributes = '') {
  const box = await mount(
    `<div style="width: ${width}px"><ocp-reviews ${attributes}></ocp-reviews></div>`,
  )
  return box.querySelector('ocp-reviews') as HTMLElement
}

const find = (widget: HTMLElement, selector: string) =>
  widget.shadowRoot?.querySelector<HTMLElement>(selector) as HTMLElement
const findAll = (widget: HTMLElement, selector: string) => [
  ...(widget.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const names = (widget: HTMLElement) =>
  findAll(widget, '.review__name').map(({textContent}) => textContent)

/** The authors whose reviews the keyboard and screen readers can reach. */
const inView = (widget: HTMLElement) =>
  findAll(widget, '.carousel__slide:not([inert]) .review__name').map(name => name.textContent)

/** Waits until the slides can be swiped and only those in view can be reached. */
async function isLive(widget: HTMLElement, ...visible: string[]) {
  await eventually(() => {
    expect(find(widget, '.carousel__viewport')?.dataset.motion).to.equal('live')
    expect(inView(widget)).to.deep.equal(visible)
  })
}

/** Reads how screen readers announce moves, if at all. */
const liveRegion = (widget: HTMLElement) =>
  find(widget, '.carousel__position').getAttribute('aria-live')
const position = (widget: HTMLElement) => find(widget, '.carousel__position').textContent

describe('Reviews', () => {
  before(() => load('ocp-reviews'))

  it('the reviews carousel is accessible and labels itself and its slides', async () => {
    fakeApi(answer(...authors.map(author => review(author))))
    const widget = await show(700, 'heading="In their words"')
    await isLive(widget, 'Layla', 'Marc')
    await isAccessible(widget)
    const carousel = find(widget, 'section')
    expect(carousel.getAttribute('aria-roledescription')).to.equal('carousel')
    expect(carousel.getAttribute('aria-label')).to.equal('In their words')
    expect(find(widget, '.carousel__slide').getAttribute('aria-label')).to.equal('1 / 5')
  })

  it('a review shows its author, their initials, its date and its stars', async () => {
    fakeApi(answer(review('Annika de Vries', {rating: 4.5})))
    const widget = await show()
    await eventually(() => expect(find(widget, '.review')).to.exist)
    const text = find(widget, '.review').textContent
    expect(text).to.include('Annika de Vries')
    expect(text).to.include('2 weeks ago')
    expect(text).to.include('4.5 of 5')
    expect(find(widget, '.portrait').textContent).to.equal('AV')
  })

  it('reviews by hidden reviewers are left out in any case and spacing of the name', async () => {
    const [hidden = ''] = agency.hiddenReviewers ?? []
    fakeApi(answer(review(` ${hidden.toUpperCase()} `), review('Layla'), review(hidden)))
    const widget = await show()
    await eventually(() => expect(names(widget)).to.deep.equal(['Layla']))
  })

  it('reviews given by the page are shown without a request', async () => {
    const requests = fakeApi(answer(review('Marc')))
    const given = JSON.stringify([review('Layla')]).replace(/'/g, '&#39;')
    const widget = await show(700, `reviews='${given}'`)
    await eventually(() => expect(names(widget)).to.deep.equal(['Layla']))
    expect(requests).to.deep.equal([])
  })

  it('the widget takes no height when there are no reviews', async () => {
    fakeApi(answer())
    const widget = await show(700, 'heading="In their words"')
    await eventually(() => expect(widget.offsetHeight).to.equal(0))
  })

  for (const [what, behaviour] of [
    ['gets a 500', {statusCode: 500, message: 'down'}],
    ['fails', 'breaks'],
  ] as const) {
    it(`the reviews are hidden and one toast is shown when the request ${what}`, async () => {
      fakeApi({getGoogleReviews: behaviour})
      const widget = await show()
      await showsToast('Something went wrong')
      expect(toasts().length).to.equal(1)
      expect(widget.offsetHeight).to.equal(0)
    })
  }

  it('an offline browser hides the reviews and shows "No Internet Connection"', async () => {
    fakeApi(answer(review('Marc')))
    Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => false})
    after(() => Reflect.deleteProperty(navigator, 'onLine'))
    const widget = await show()
    await showsToast('No Internet Connection')
    expect(widget.offsetHeight).to.equal(0)
    Reflect.deleteProperty(navigator, 'onLine')
  })

  it('"Read more" goes when a wider review holds all words, but not while it has the focus', async () => {
    fakeApi(answer(review('Layla', {text: 'A long story. '.repeat(18)})))
    const widget = await show(280)
    const more = await eventually(() => button(widget, 'Read more'))
    const isSeen = () => more.checkVisibility({visibilityProperty: true})
    more.focus()
    Object.assign(widget.parentElement?.style ?? {}, {width: '580px'})
    await eventually(() => expect(more.className).to.contain('idle'))
    expect(isSeen()).to.equal(true)
    expect(widget.shadowRoot?.activeElement).to.equal(more)
    more.blur()
    expect(isSeen()).to.equal(false)
  })

  it('"Read more" expands a long review in place, and "Read less" collapses it', async () => {
    fakeApi(answer(review('Layla', {text: 'A long story. '.repeat(60)}), review('Marc')))
    const widget = await show(360)
    await eventually(() => expect(find(widget, '.review__text')).to.exist)
    const text = find(widget, '.review__text')
    const cut = text.offsetHeight
    press(widget, 'Read more')
    await eventually(() => expect(text.offsetHeight).to.be.above(cut * 1.5))
    press(widget, 'Read less')
    await eventually(() => expect(text.offsetHeight).to.equal(cut))
  })

  describe('carousel of reviews', () => {
    beforeEach(() => void fakeApi(answer(...authors.map(author => review(author)))))

    for (const [width, visible] of [
      [420, ['Layla']],
      [700, ['Layla', 'Marc']],
      [1040, ['Layla', 'Marc', 'Aisha']],
    ] as const) {
      it(`a carousel of ${width} pixels has ${visible.length} of 5 reviews in view`, async () => {
        const widget = await show(width)
        await isLive(widget, ...visible)
        const [slide, other] = findAll(widget, '.carousel__slide').map(e => e.offsetWidth)
        expect(slide).to.equal(other)
        expect(slide).to.be.closeTo((width - 40 * (visible.length - 1)) / visible.length, 1)
      })
    }

    it('Next and Previous move the carousel past its ends and show the position', async () => {
      const widget = await show()
      await isLive(widget, 'Layla', 'Marc')
      expect(position(widget)).to.equal('1 / 5')
      press(widget, 'Next')
      await isLive(widget, 'Marc', 'Aisha')
      expect(position(widget)).to.equal('2 / 5')
      press(widget, 'Previous')
      await isLive(widget, 'Layla', 'Marc')
      press(widget, 'Previous')
      await isLive(widget, 'Layla', 'Julie')
      expect(position(widget)).to.equal('5 / 5')
    })

    it('ArrowRight and ArrowLeft move the carousel by one review', async () => {
      const widget = await show()
      await isLive(widget, 'Layla', 'Marc')
      const hit = (key: string) =>
        button(widget, 'Next').dispatchEvent(
          new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}),
        )
      hit('ArrowRight')
      await isLive(widget, 'Marc', 'Aisha')
      hit('ArrowLeft')
      await isLive(widget, 'Layla', 'Marc')
    })

    it('a second press of Next during a move takes the carousel a step further', async () => {
      const widget = await show()
      await isLive(widget, 'Layla', 'Marc')
      press(widget, 'Next')
      press(widget, 'Next')
      await isLive(widget, 'Aisha', 'Dmitri')
    })

    it('the carousel moves every 4 s by itself, with its live region off', async () => {
      const time = heldIntervals()
      const widget = await show()
      await isLive(widget, 'Layla', 'Marc')
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      await eventually(() => expect(liveRegion(widget)).to.equal('off'))
      time.pass()
      await isLive(widget, 'Marc', 'Aisha')
      expect(time.delays()).to.deep.equal([4000])
    })

    it('Pause stops the automatic moves until Play, and sets the live region polite', async () => {
      const time = heldIntervals()
      const widget = await show()
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      press(widget, 'Pause')
      await eventually(() => expect(button(widget, 'Play')).to.exist)
      expect(time.delays()).to.deep.equal([])
      await eventually(() => expect(liveRegion(widget)).to.equal('polite'))
      press(widget, 'Play')
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
    })

    it('a pointer over the carousel pauses its automatic moves until it leaves', async () => {
      const time = heldIntervals()
      const widget = await show()
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      find(widget, 'section').dispatchEvent(new PointerEvent('pointerenter'))
      expect(time.delays()).to.deep.equal([])
      find(widget, 'section').dispatchEvent(new PointerEvent('pointerleave'))
      expect(time.delays()).to.deep.equal([4000])
    })

    it('keyboard focus in the carousel pauses its automatic moves until it leaves', async () => {
      const time = heldIntervals()
      const widget = await show()
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      button(widget, 'Next').focus()
      expect(time.delays()).to.deep.equal([])
      button(widget, 'Previous').focus()
      expect(time.delays()).to.deep.equal([])
      button(widget, 'Previous').blur()
      expect(time.delays()).to.deep.equal([4000])
    })

    it('the focus moves to the viewport when its slide leaves the view', async () => {
      fakeApi(answer(...authors.map(author => review(author, {text: 'A long story. '.repeat(60)}))))
      const widget = await show(420)
      await isLive(widget, 'Layla')
      button(widget, 'Read more').focus()
      press(widget, 'Next')
      await isLive(widget, 'Marc')
      expect(widget.shadowRoot?.activeElement).to.equal(find(widget, '.carousel__viewport'))
    })

    it('a removed carousel leaves no intervals, observers or elements behind', async () => {
      const time = heldIntervals()
      const looking = countedObservers()
      const before = looking()
      const widget = await show()
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      expect(looking()).to.be.above(before)
      press(widget, 'Next') // removed in the middle of a move
      fixtureCleanup()
      await eventually(() => {
        expect(time.delays()).to.deep.equal([])
        expect(looking()).to.equal(before)
        expect(find(widget, '[data-root]').childElementCount).to.equal(0)
      })
    })

    it('fit-to="window" shows as many reviews as fit the width of the window', async () => {
      const widget = await show(420, 'fit-to="window"')
      const visible = innerWidth >= 1000 ? 3 : innerWidth >= 600 ? 2 : 1
      await isLive(widget, ...authors.slice(0, visible))
    })

    it('new reviews replace all previous ones, also with another height', async () => {
      const widget = await show()
      await isLive(widget, 'Layla', 'Marc')
      const text = 'A long story. '.repeat(10)
      Object.assign(widget, {reviews: ['Olga', 'Paul', 'Rima'].map(name => review(name, {text}))})
      await isLive(widget, 'Olga', 'Paul')
      expect(names(widget)).to.deep.equal(['Olga', 'Paul', 'Rima'])
    })

    it('new reviews keep the position, and a single review removes the buttons', async () => {
      const widget = await show()
      await isLive(widget, 'Layla', 'Marc')
      press(widget, 'Next')
      await isLive(widget, 'Marc', 'Aisha')
      Object.assign(widget, {reviews: ['Olga', 'Paul', 'Rima'].map(name => review(name))})
      await isLive(widget, 'Paul', 'Rima')
      Object.assign(widget, {reviews: [review('Olga')]})
      await eventually(() => {
        expect(inView(widget)).to.deep.equal(['Olga'])
        expect(findAll(widget, '.carousel__button')).to.deep.equal([])
      })
    })
  })

  it('reviews that all fit have no buttons, no tab stop and no automatic moves', async () => {
    const time = heldIntervals()
    fakeApi(answer(review('Layla'), review('Marc')))
    const widget = await show(700)
    await eventually(() => expect(names(widget)).to.deep.equal(['Layla', 'Marc']))
    await eventually(() => expect(find(widget, '.carousel__controls')).to.equal(null))
    expect(find(widget, '[tabindex]')).to.equal(null)
    expect(time.delays()).to.deep.equal([])
  })
})
