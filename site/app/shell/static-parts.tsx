/** Parts of the shell that hold nothing but texts and links: see `shell-part.ts`. */
import {withCommas} from '#kit/i18n/with-commas.ts'
import {mapLink} from '#trade/agency/agency.ts'
import {useSite} from '../core/site-context.tsx'
import {Link} from '../ui/link.tsx'
import {OfficeHours} from '../ui/office-hours.tsx'
import {footerLinks} from './links.ts'
import {SocialLinks} from './social-links.tsx'

export {ContactLinks} from './contact-links.tsx'
export {LegalLine} from './legal-line.tsx'
export {SocialLinks}

/** The place and the hours of the office. */
export function Office() {
  const {locale, agency} = useSite()
  const {street, district, city, coordinates} = agency.office
  return (
    <>
      <address>
        <p className="footer__place">{withCommas(district[locale], city[locale])}</p>
        <a className="footer__street" href={mapLink(coordinates)} rel="noopener noreferrer">
          <bdi dir="ltr">{street}</bdi>
        </a>
      </address>
      <div className="footer__hours">
        <OfficeHours />
      </div>
      <SocialLinks />
    </>
  )
}

/** In the footer; the home page, which has no footer, ends with them too. */
export function FooterLinks() {
  const {i18n} = useSite()
  return (
    <nav className="footer-links" aria-label={i18n._('More')}>
      <ul>
        {footerLinks.map(({path, label}) => (
          <li key={path}>
            <Link href={path}>{i18n._(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
