/** The still parts of a project's page. */
import type {ComponentProps} from 'react'
import {ProjectSections} from '../../../../widgets/shared/property/project/project-sections.tsx'
import {PlaceIsland} from '../property/location/location-map.tsx'
import {PrintedFoot} from '../property/print/print-footer.tsx'
import {LaunchLink} from './launch-link.tsx'

export {
  BannerPicture,
  BannerWords,
} from '../../../../widgets/shared/property/project/project-banner.tsx'
export {ProjectMenu} from '../../../../widgets/shared/property/project/project-menu.tsx'
export {ContactBar} from '../../../../widgets/shared/property/sections/contact-bar.tsx'

export const Sections = (props: ComponentProps<typeof ProjectSections>) => (
  <>
    <ProjectSections {...props} map={<PlaceIsland property={props.property} />} />
    <LaunchLink slug={props.property.slug} />
    <PrintedFoot address={props.address} />
  </>
)
