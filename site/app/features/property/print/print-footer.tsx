import {agency} from '#trade/agency/agency.ts'

/** On paper only: who offers the home, and where its page is. */
export const PrintedFoot = ({address}: {address: string}) => (
  <p className="printed-foot">
    <bdi dir="ltr">
      <strong>{agency.name}</strong> · ORN {agency.orn} · {agency.phone}
    </bdi>
    <br />
    <bdi dir="ltr">{address}</bdi>
  </p>
)
