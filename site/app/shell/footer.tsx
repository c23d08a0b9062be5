import {useSite} from '../core/site-context.tsx'
import {FooterLinks} from './footer-links.tsx'
import {LegalLine} from './legal-line.tsx'
import {ShareButton} from './share-button.tsx'
import {SocialLinks} from './social-links.tsx'

/** On all pages but the home page (spec section 2). */
export function Footer() {
  const {locale, agency} = useSite()
  const {district, city} = agency.office
  return (
    <footer className="footer">
      <div className="footer__body wrap">
        <div className="footer__name">
          <p className="footer__place">
            {district[locale]}
            <br />
            {city[locale]}
          </p>
          <SocialLinks />
          <ShareButton />
        </div>
        <FooterLinks />
      </div>
      <LegalLine />
    </footer>
  )
}
