/** Ways to show a list of homes to somebody else: its address, and a message with their names. */
import type {Property} from '#trade/contract/entities.ts'
import {referenceOf} from '#trade/property/facts.tsx'
import {useSite} from '../../core/site-context.tsx'
import {ShareButton} from '../../shell/share-button.tsx'
import {Icon} from '../../ui/icon.tsx'
import {Link} from '../../ui/link.tsx'
import {addressWith} from './slugs.ts'

interface SendListProps {
  /** The page that shows such a list. */
  path: '/shortlist' | '/compare'
  homes: Property[]
  origin: string
}

export function SendList({path, homes, origin}: SendListProps) {
  const {i18n} = useSite()
  if (homes.length === 0) return null
  const slugs = homes.map(({slug}) => slug)
  const address = addressWith(path, slugs)
  const message = [...homes.map(named), origin + address].join('\n')
  return (
    <div className="send-list">
      <ShareButton path={address} />
      <a className="send-list__link" href={`https://wa.me/?text=${encodeURIComponent(message)}`}>
        <Icon name="WhatsApp" />
        {i18n._('Send by WhatsApp')}
      </a>
      {path === '/shortlist' && homes.some(({alerts}) => alerts) && (
        <Link className="send-list__link" href={addressWith('/send-shortlist', slugs)}>
          <Icon name="mail" />
          {i18n._('Send to my email')}
        </Link>
      )}
    </div>
  )
}

const named = (home: Property) => {
  const reference = referenceOf(home)
  return reference ? `${home.name} (${reference})` : home.name
}
