/** The way from an enquiry that was just sent to the hours further down on the page. */

/** Forms after which a visitor may want to choose an hour at once. */
const ENQUIRIES = ['book-now', 'contact', 'team-contact']

export function offerHours(form: string | undefined) {
  const offer = document.querySelector<HTMLElement>('.viewing-offer')
  if (!offer) return
  const end = () => offer.replaceChildren()
  end()
  if (!form || !ENQUIRIES.includes(form)) return
  const link = document.createElement('a')
  link.href = '#viewing'
  link.textContent = offer.dataset.words ?? ''
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'viewing-offer__close'
  close.ariaLabel = offer.dataset.close ?? ''
  close.textContent = '×'
  for (const way of [link, close]) way.addEventListener('click', end)
  // The button is gone then: who uses the keyboard goes on at the hours.
  close.addEventListener('click', () => offer.parentElement?.focus({preventScroll: true}))
  offer.append(link, close)
}
