/** Status 410: a home that was advertised once. */
import type {Property} from '../../../widgets/shared/api/entities.ts'
import {Arch} from '../motif/arch.tsx'
import type {Visit} from '../page.ts'
import {RowOfCards} from '../property/row-of-cards.tsx'
import {useSite} from '../site-context.tsx'

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
      <section className="missing wrap">
        <div className="missing__words">
          <p className="eyebrow">{i18n._('Our Properties')}</p>
          <h1>{i18n._('This home is no longer advertised')}</h1>
          <p className="lead">
            {i18n._(
              'It has found its owner, or its permit has come to an end. There are others, and new ones every week.',
            )}
          </p>
          <p className="actions">
            <a className="button button--primary" href="/properties">
              {i18n._('See our properties')}
            </a>
            <a className="button button--quiet" href="/contact-us">
              {i18n._('Contact Us')}
            </a>
          </p>
        </div>
        <div className="missing__window">
          <Arch screen="high" />
        </div>
      </section>
      <RowOfCards heading={i18n._('New on the market')} properties={homes} />
    </>
  )
}
