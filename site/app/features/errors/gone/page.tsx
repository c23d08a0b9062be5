/** Status 410: a home that was advertised once, with its landing page and open houses. */
import type {Property} from '#trade/contract/entities.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Arch} from '../../../ui/arch.tsx'
import {RowOfCards} from '../../../ui/card-row.tsx'
import {PhoneLink} from '../../../ui/contact-agency.tsx'
import {Link} from '../../../ui/link.tsx'
import {WayOn} from '../../../ui/next-links.tsx'

interface GoneData {
  homes: Property[]
}

async function load(visit: Visit): Promise<GoneData> {
  const {newestHomes} = await import('../../property/others/load-others.ts')
  return {homes: await newestHomes(visit)}
}

function GonePage({data}: {data: GoneData}) {
  const {i18n} = useSite()
  const {homes} = data
  return (
    <>
      <WayOn
        eyebrow={<p className="eyebrow">{i18n._('Our Properties')}</p>}
        heading={i18n._('This home is no longer advertised')}
        lead={i18n._(
          'This home has been sold or let, or its permit has lapsed. There are others, and new ones every week.',
        )}
        window={<Arch screen="high" />}
      >
        <p className="actions">
          <Link className="button button--primary" href="/properties">
            {i18n._('See our properties')}
          </Link>
          <Link className="button button--quiet" href="/contact-us">
            {i18n._('Contact Us')}
          </Link>
          <PhoneLink />
          <Link className="button button--quiet" href="/">
            {i18n._('Home')}
          </Link>
        </p>
      </WayOn>
      <RowOfCards heading={i18n._('New on the market')} properties={homes} />
    </>
  )
}

export default definePage<GoneData>({load, Page: GonePage})
