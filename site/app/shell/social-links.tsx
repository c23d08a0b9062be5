import {useSite} from '../core/site-context.tsx'
import {NetworkIcon} from '../ui/network-icon.tsx'

/** The agency's pages elsewhere. */
export function SocialLinks() {
  const {i18n, agency} = useSite()
  return (
    <ul className="social-links" aria-label={i18n._('Social networks')}>
      {agency.social.map(({network, link}) => (
        <li key={network}>
          <a href={link} aria-label={network} rel="noopener noreferrer">
            <NetworkIcon name={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
