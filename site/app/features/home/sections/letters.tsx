/** The newsletter as one line. */

import {useSite} from '../../../core/site-context.tsx'
import {NewsletterForm} from '../../../forms/newsletter-form.tsx'

export function Letters() {
  const {i18n} = useSite()
  return (
    <section className="letters" id="newsletter">
      <div className="letters__body wrap">
        <div>
          <h2>{i18n._('Letters from Dubai')}</h2>
          <p>{i18n._('New homes and open houses, before they reach the portals.')}</p>
        </div>
        <div>
          <NewsletterForm />
        </div>
      </div>
    </section>
  )
}
