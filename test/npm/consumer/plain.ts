/** A page without a framework. */
import {
  configure,
  type PropertyListElement,
  type Review,
  tags,
  type WidgetEvents,
} from '@ocp/real-estate-widgets'
import '@ocp/real-estate-widgets/book-now'
import '@ocp/real-estate-widgets/reviews'
import {renderWidget} from '@ocp/real-estate-widgets/server'

configure({
  api: 'https://api.example.com',
  partner: 'gulf-homes',
  test: true,
  'tiles-attribution': 'Esri',
})
// @ts-expect-error: no such setting
configure({apis: 'https://api.example.com'})

const bookNow = document.createElement('ocp-book-now')
bookNow.mode = 'inline'
// @ts-expect-error: no such mode
bookNow.mode = 'sideways'
// @ts-expect-error: no such property
bookNow.modus = 'inline'

const reviews: Review[] = [{author_name: 'Layla', rating: 5, text: 'They found the house.'}]
const carousel = document.querySelector('ocp-reviews')
if (carousel) carousel.reviews = reviews
// @ts-expect-error: a review must name its author
if (carousel) carousel.reviews = [{rating: 5, text: 'They found the house.'}]

bookNow.addEventListener('ocp-submit', event => {
  const {form, message}: {form: string; message: string} = event.detail
  // @ts-expect-error: events hold no personal data
  const phone = event.detail.phone
  return [form, message, phone, event.detail.id?.length, event.detail.test]
})
document.addEventListener('ocp-error', ({detail}) => detail.statusCode?.toFixed())
window.addEventListener('ocp-search', ({detail}) => detail.query.purpose?.length)

const tag: 'ocp-book-now' | string = tags[0] ?? ''
const viewing = document.createElement('ocp-viewing')
viewing.slug = 'marina-loft'
viewing.addEventListener('ocp-submit', ({detail}) => detail.starts?.length)
// @ts-expect-error: a home is named by a text
viewing.slug = 7

const prices = document.createElement('ocp-area-prices')
prices.purpose = 'all'
// @ts-expect-error: no such purpose
prices.purpose = 'residential'

const list = document.querySelector<PropertyListElement>('#homes')
const [limit, sort]: [number | undefined, string | undefined] = [list?.limit, list?.sort]
type SelectedName = WidgetEvents['ocp-select']['name']
const selectedName: SelectedName = 'Dubai Marina'

const html: string = await renderWidget(
  'ocp-reviews',
  {reviews, heading: 'What clients say', id: 'reviews', 'data-place': 'footer'},
  {locale: 'fr', fallback: '<a href="/reviews">Reviews</a>'},
)
// @ts-expect-error: no such tag
await renderWidget('ocp-review')
// @ts-expect-error: no such attribute
await renderWidget('ocp-reviews', {headings: 'What clients say'})

// Beside the script tag of the page.
window.ocp = window.ocp || {q: []}
window.ocp.q.push(['open', '#book'], ['prefill', {name: 'Layla'}], ['consent', true])
window.ocp.q.push(['on', 'ocp-submit', event => event.detail.form.length, '#book'])
// @ts-expect-error: no such command
window.ocp.q.push(['opens', '#book'])
window.ocp.on?.('ocp-select', ({detail}) => detail.slug?.length)
// @ts-expect-error: no such event
window.ocp.on?.('ocp-selected', () => {})

export {html, limit, selectedName, sort, tag}
