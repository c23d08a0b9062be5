/** On all pages but the home page (spec section 2), which ends with its own. */
import {useSite} from '../core/site-context.tsx'
import {NewsletterForm} from '../forms/newsletter-form.tsx'
import {LanguageLinks} from './menus/language-menu.tsx'
import {ShareButton} from './share-button.tsx'
import {ShellPart} from './shell-part.ts'

export function Footer() {
  const {i18n} = useSite()
  return (
    <footer className="footer">
      <div className="footer__body wrap">
        <div className="footer__name">
          <ShellPart part="Office" />
          <ShareButton />
        </div>
        <div className="footer__ways">
          <section className="footer__letters" aria-label={i18n._('Newsletter')}>
            <p className="footer__heading">{i18n._('Letters from Dubai')}</p>
            <NewsletterForm />
          </section>
          <ShellPart part="FooterLinks" />
        </div>
      </div>
      <div className="footer__languages wrap">
        <LanguageLinks />
      </div>
      <ShellPart part="LegalLine" />
    </footer>
  )
}

/** The end of the home page. */
export const HomeEnd = () => (
  <div className="home-end">
    <ShellPart part="FooterLinks" className="wrap" />
    <ShellPart part="LegalLine" />
  </div>
)
