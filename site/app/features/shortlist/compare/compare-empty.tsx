/** Nothing to compare, or one home alone: what to do about it. */

import type {ReactNode} from 'react'
import type {Property} from '#trade/contract/entities.ts'
import {propertyPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import {WayOn} from '../../../ui/next-links.tsx'
import {useDeviceList} from '../device/device-list.ts'
import {compareOnDevice, MAX_COMPARED} from '../device/lists.ts'
import {addressWith} from '../slugs.ts'
import {GoneHomes} from '../unavailable-homes.tsx'

interface CompareEmptyProps {
  /** The one home that was named. */
  home?: Property
  gone: string[]
  children?: ReactNode
}

export function CompareEmpty({home, gone, children}: CompareEmptyProps) {
  const {i18n} = useSite()
  const chosen = useDeviceList(compareOnDevice) ?? []
  const all = home ? [...new Set([home.slug, ...chosen])].slice(0, MAX_COMPARED) : chosen
  return (
    <WayOn
      eyebrow={<p className="eyebrow">{i18n._('Compare')}</p>}
      heading={home ? i18n._('Add a second home to compare') : i18n._('Nothing to compare yet')}
      about={
        home && (
          <p>
            <Link href={propertyPath(home.slug)}>{home.name}</Link>
          </p>
        )
      }
      lead={i18n._('Choose two to four homes from your shortlist to see them side by side.')}
    >
      {children}
      <p className="actions">
        <Link className="button button--primary" href="/shortlist">
          {i18n._('Shortlist')}
        </Link>
        {all.length > 1 && (
          <Link className="button button--quiet" href={addressWith('/compare', all)}>
            {i18n._('The homes you have chosen')}
          </Link>
        )}
        <Link className="button button--quiet" href="/properties">
          {i18n._('Our Properties')}
        </Link>
      </p>
      <GoneHomes slugs={gone} />
    </WayOn>
  )
}
