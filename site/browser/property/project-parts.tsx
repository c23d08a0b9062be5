/** The still parts of a project's page. */
import type {ComponentProps} from 'react'
import {ProjectSections} from '../../../widgets/shared/property/sections/project-sections.tsx'
import {LaunchLink} from './launch-link.tsx'
import {PlaceIsland} from './place-island.tsx'
import {PrintedFoot} from './printed-foot.tsx'

export {ContactBar} from '../../../widgets/shared/property/sections/contact-bar.tsx'
export {
  BannerPicture,
  BannerWords,
} from '../../../widgets/shared/property/sections/project-banner.tsx'
export {ProjectMenu} from '../../../widgets/shared/property/sections/project-menu.tsx'

export const Sections = (props: ComponentProps<typeof ProjectSections>) => (
  <>
    <ProjectSections {...props} map={<PlaceIsland property={props.property} />} />
    <LaunchLink slug={props.property.slug} />
    <PrintedFoot address={props.address} />
  </>
)
