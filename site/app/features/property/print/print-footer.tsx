import {useSite} from '../../../core/site-context.tsx'

/** On paper only: who offers the home, and where its page is. */
export function PrintedFoot({address}: {address: string}) {
  const {agency} = useSite()
  return (
    <p className="printed-foot">
      <bdi dir="ltr">
        <strong>{agency.name}</strong> · ORN {agency.orn} · {agency.phone}
      </bdi>
      <br />
      <bdi dir="ltr">{address}</bdi>
    </p>
  )
}
