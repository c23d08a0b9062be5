import {currentProduct} from '#kit/core/product.ts'
import {useServices} from '#kit/core/view/use-services.ts'

/**
 * Nothing is free in the days that are offered. Book Now of the page is opened where it has one.
 * @csspart empty - What is shown where no hour is free.
 */
export function NoHours() {
  const {i18n, facts, page} = useServices()
  const phone = currentProduct().phone(facts())
  return (
    <div className="viewing__none" part="empty">
      <p>
        {i18n._(
          'No hour is free in the next days. Tell us when it suits you, and we will arrange it.',
        )}
      </p>
      <p className="viewing__ways">
        <a
          className="button button--primary"
          href={page('/contact-us')}
          onClick={event => {
            const bookNow = document.querySelector('ocp-book-now:not([mode=inline])')
            if (!bookNow) return
            event.preventDefault()
            bookNow.setAttribute('open', '')
          }}
        >
          {i18n._('Book Now')}
        </a>
        <a className="button button--quiet" dir="ltr" href={phone.href}>
          {phone.text}
        </a>
      </p>
    </div>
  )
}
