/** The sections of the specification in its order; the form stands in the banner. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {FollowLink} from '#trade/alerts/follow-link.tsx'
import {BannerFilm} from '#trade/property/media/banner-film.tsx'
import {type MapTiles, PictureViewer} from '#trade/property/media/picture-viewer.tsx'
import {PropertyFilmText} from '#trade/property/media/property-film-text.tsx'
import {BannerPicture, BannerWords} from '#trade/property/project/project-banner.tsx'
import {ProjectMenu} from '#trade/property/project/project-menu.tsx'
import {ProjectSections} from '#trade/property/project/project-sections.tsx'
import type {Project} from './model.ts'

export interface ProjectBodyProps extends Project {
  /** The path of the project's page at the agency, from its slash, and the address with its host. */
  path: string
  address: string
  /** The name's level among the headings of the page. */
  level: 1 | 2
  /** Above the name. */
  trail?: ReactNode
  form: ReactNode
  map: ReactNode
  history: ReactNode
  /** For the map of the viewer. */
  tiles?: MapTiles
  /** The contact bar of a widget, whose width decides whether it is shown. */
  children?: ReactNode
}

export function ProjectBody(props: ProjectBodyProps) {
  const {property, texts, path, address, level, trail, form, map, tiles} = props
  const {history, children} = props
  const {i18n} = useServices()
  return (
    <PictureViewer property={property} map={tiles}>
      <div className="project-page">
        <div className={`project-banner${property.video ? ' project-banner--film' : ''}`}>
          <div className="project-banner__picture">
            <BannerPicture property={property} />
          </div>
          <div className="project-banner__film" id="film">
            {property.video && <BannerFilm video={property.video} name={property.name} />}
            <PropertyFilmText property={property} of="banner" />
          </div>
          <div className="project-banner__words">
            {trail}
            <BannerWords property={property} texts={texts} level={level} />
          </div>
          <section className="project-banner__form" id="contact" aria-label={i18n._('Contact')}>
            {form}
          </section>
        </div>
        <div className="project-page__menu">
          <ProjectMenu property={property} texts={texts} path={path} />
        </div>
        <ProjectSections
          property={property}
          texts={texts}
          path={path}
          address={address}
          map={map}
          follow={
            <FollowLink
              property={property}
              className="button button--quiet unit-summary__follow"
              words={i18n._('Tell me when the price changes')}
            />
          }
          history={history}
        />
        {children}
      </div>
    </PictureViewer>
  )
}
