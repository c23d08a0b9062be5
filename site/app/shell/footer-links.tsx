import {useSite} from '../core/site-context.tsx'
import {Link} from '../ui/link.tsx'
import {footerLinks} from './links.ts'

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
