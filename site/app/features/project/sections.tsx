/** The still parts of a project's page. */
import type {ComponentProps} from 'react'
import {BannerWords as ProjectWords} from '#trade/property/project/project-banner.tsx'
import {ProjectSections} from '#trade/property/project/project-sections.tsx'
import {useSite} from '../../core/site-context.tsx'
import {Breadcrumbs} from '../../ui/breadcrumbs.tsx'
import {projectBreadcrumbs} from '../property/breadcrumbs.ts'
import {PlaceIsland} from '../property/location/location-map.tsx'
import {PrintedFoot} from '../property/print/print-footer.tsx'
import {LaunchLink} from './launch-link.tsx'

export {BannerPicture} from '#trade/property/project/project-banner.tsx'
export {ProjectMenu} from '#trade/property/project/project-menu.tsx'
export {ContactBar} from '#trade/property/sections/contact-bar.tsx'

export function BannerWords(props: ComponentProps<typeof ProjectWords>) {
  const {i18n} = useSite()
  return (
    <>
      <Breadcrumbs {...projectBreadcrumbs(props.property, i18n)} />
      <ProjectWords {...props} />
    </>
  )
}

export const Sections = (props: ComponentProps<typeof ProjectSections>) => (
  <>
    <ProjectSections {...props} map={<PlaceIsland property={props.property} />} />
    <LaunchLink slug={props.property.slug} />
    <PrintedFoot address={props.address} />
  </>
)
