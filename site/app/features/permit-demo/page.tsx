/** The target of the demonstration's QR codes; real ones lead to the Dubai Land Department. */

import type {Translator} from '#kit/i18n/translator.ts'
import {isDemonstrationPermit} from '#trade/property/details/demonstration-permit.ts'
import {definePage, type Visit} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {NotFound} from '../../records/missing-record.ts'
import {Arch} from '../../ui/arch.tsx'
import {Doorway} from '../../ui/doorway.tsx'
import {Link} from '../../ui/link.tsx'

/** The check that the Land Department offers to everybody. */
const CHECK = 'https://dubailand.gov.ae/en/eservices/validate-real-estate-licenses-and-permits/'

/** An agency's own permits have no such page. */
async function load({url, agency}: Visit) {
  const permit = url.searchParams.get('permit') ?? undefined
  if (!agency.demonstration || (permit && !isDemonstrationPermit(permit, agency)))
    throw new NotFound()
  return null
}

function DldDemo() {
  const {i18n, path} = useSite()
  const permit = permitOf(path)
  return (
    <section className="thanks wrap">
      <div className="thanks__words">
        <p className="eyebrow">{i18n._('Demonstration data')}</p>
        <h1>{i18n._('This is a demonstration permit')}</h1>
        <p className="lead">
          {i18n._(
            'On a real listing this code opens the Dubai Land Department’s own page, with the advertiser, the property and the price for which the permit was issued.',
          )}
        </p>
        {permit && (
          <dl className="facts">
            <div>
              <dt>{i18n._('Permit number')}</dt>
              <dd className="figures">{permit}</dd>
            </div>
          </dl>
        )}
        <p>
          {i18n._(
            'The number is invented and belongs to no property. Check real permits and brokers with the Land Department.',
          )}
        </p>
        <p className="actions">
          <a className="button button--primary" href={CHECK} rel="noreferrer">
            {i18n._('Check a real permit')}
          </a>
          <Link className="button button--quiet" href="/properties">
            {i18n._('Properties')}
          </Link>
        </p>
      </div>
      <div className="thanks__window">
        <Arch screen="high">
          <Doorway />
        </Arch>
      </div>
    </section>
  )
}

/** Digits only, as permits have them: nothing else of the address is shown. */
function permitOf(path: string) {
  const [, query] = path.split('?')
  const permit = new URLSearchParams(query).get('permit') ?? ''
  return /^\d{6,12}$/.test(permit) ? permit : undefined
}

function description(i18n: Translator) {
  return i18n._('What the codes of demonstration permits open.')
}

export default definePage<null>({load, description, Page: DldDemo})
