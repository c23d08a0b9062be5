import {agency} from '../../../../../widgets/shared/agency.ts'

/** On paper only: who offers the home, and where its page is. */
export const PrintedFoot = ({address}: {address: string}) => (
  <p className="printed-foot">
    <strong>{agency.name}</strong> · ORN {agency.orn} · <bdi dir="ltr">{agency.phone}</bdi>
    <br />
    <bdi dir="ltr">{address}</bdi>
  </p>
)
