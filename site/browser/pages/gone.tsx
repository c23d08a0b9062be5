/** Status 410: a home that was advertised once. */
import type {Property} from '../../../widgets/shared/api/entities.ts'
import {Arch} from '../motif/arch.tsx'
import type {Visit} from '../page.ts'
import {RowOfCards} from '../property/row-of-cards.tsx'
import {useSite} from '../site-context.tsx'
import {WayOn} from '../way-on.tsx'

interface GoneData {
  homes: Property[]
}

export async function load(visit: Visit): Promise<GoneData> {
  const {newestHomes} = await import('../property/similar.ts')
  return {homes: await newestHomes(visit)}
}

export default function GonePage({data}: {data: unknown}) {
  const {i18n} = useSite()
  const {homes} = data as GoneData
  return (
    <>
      <WayOn
        eyebrow={<p className="eyebrow">{i18n._('Our Properties')}</p>}
        heading={i18n._('This home is no longer advertised')}
        lead={i18n._(
          'It has found its owner, or its permit has come to an end. There are others, and new ones every week.',
        )}
        window={<Arch screen="high" />}
      >
        <p className="actions">
          <a className="button button--primary" href="/properties">
            {i18n._('See our properties')}
          </a>
          <a className="button button--quiet" href="/contact-us">
            {i18n._('Contact Us')}
          </a>
        </p>
      </WayOn>
      <RowOfCards heading={i18n._('New on the market')} properties={homes} />
    </>
  )
}
