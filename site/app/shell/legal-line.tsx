import {useSite} from '../core/site-context.tsx'

/** The legal notice of the agency; an office's ORN belongs on everything it publishes. */
export function LegalLine() {
  const {i18n, agency} = useSite()
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
