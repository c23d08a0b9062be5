/** On all pages but the home page (spec section 2), which ends with its own. */
import {useState} from 'react'
import {useSite} from '../core/site-context.tsx'
import {NewsletterForm} from '../forms/newsletter-form.tsx'
import {Link} from '../ui/link.tsx'
import {LanguageLinks} from './menus/language-menu.tsx'
import {ShareButton} from './share-button.tsx'
import {ShellPart} from './shell-part.ts'

export function Footer() {
  return (
    <footer className="footer">
      <div className="footer__body wrap">
        <div className="footer__name">
          <ShellPart part="Office" />
          <ShareButton />
        </div>
        <div className="footer__ways">
          <Letters />
          <ShellPart part="FooterLinks" />
        </div>
      </div>
      <div className="footer__languages wrap">
        <LanguageLinks short />
      </div>
      <ShellPart part="LegalLine" />
    </footer>
  )
}

/** One press away, so that a page with a form of its own does not ask for an address twice. */
function Letters() {
  const {i18n} = useSite()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="footer__letters">
      <p className="footer__heading">{i18n._('Letters from Dubai')}</p>
      {isOpen ? (
        // The link that had the focus is gone.
        <div tabIndex={-1} ref={takeFocus}>
          <NewsletterForm />
        </div>
      ) : (
        <Link
          className="button button--quiet"
          href="/#newsletter"
          onClick={event => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          {i18n._('Subscribe')}
        </Link>
      )}
    </div>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The end of the home page. */
export const HomeEnd = () => (
  <div className="home-end">
    <ShellPart part="FooterLinks" className="wrap" />
    <ShellPart part="LegalLine" />
  </div>
)
