import type {NeighbourhoodMapProps} from './attributes.ts'
import {Frame} from './frame.tsx'

/** What is seen at once on a partner's page: the room that map and list will take. */
export const Placeholder = (props: NeighbourhoodMapProps) => (
  <Frame props={props} map={<div className="map skeleton" />} busy />
)
