/** Social pages that a record names. Only addresses of the web are linked, whatever it holds. */
import type {SocialLink} from '#trade/contract/entities.ts'
import {Icon} from './icon.tsx'
import {type Network, NetworkIcon} from './network-icon.tsx'

export const webLinks = (links: SocialLink[] | undefined) =>
  (links ?? []).filter(
    each =>
      typeof each?.link === 'string' && /^https?:\/\//i.test(each.link) && URL.canParse(each.link),
  )

export function ProfileLinks({links, label}: {links: SocialLink[]; label: string}) {
  const shown = webLinks(links)
  if (shown.length === 0) return null
  return (
    <ul className="social-links" aria-label={label}>
      {shown.map(({social, link}) => (
        <li key={link}>
          <a href={link} aria-label={social?.trim() || hostOf(link)} rel="noopener noreferrer">
            <Sign of={networkOf(social)} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Spec section 2: four networks have icons of their own. */
const networks: Network[] = ['Facebook', 'LinkedIn', 'Twitter', 'Instagram']

/** `Linked In`, ` FACEBOOK ` and `instagram page` are what people write. */
function networkOf(social: string | undefined) {
  const letters = `${social ?? ''}`.toLowerCase().replace(/[^a-z]/g, '')
  return networks.find(name => letters.includes(name.toLowerCase()))
}

const Sign = ({of: network}: {of?: Network}) =>
  network ? <NetworkIcon name={network} /> : <Icon name="globe" />

const hostOf = (link: string) => new URL(link).hostname.replace(/^www\./, '')
