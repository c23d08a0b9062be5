import {agency} from '#trade/agency/agency.ts'
import {useSite} from '../core/site-context.tsx'

/** Who this is before the law; an office's ORN belongs on what it publishes. */
export function LegalLine() {
  const {i18n} = useSite()
  return (
    <div className="legal wrap">
      <p>
        <bdi dir="ltr">
          © {agency.copyrightYear} {agency.name}
        </bdi>
      </p>
      <p className="figures">
        <bdi dir="ltr">
          {agency.legalEntity} · ORN {agency.orn}
        </bdi>
      </p>
      {agency.demonstration && <p>{i18n._('Demonstration data')}</p>}
    </div>
  )
}
