/** The sections of the specification in its order; the form stands in the banner. */
import {useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {ContactForm} from '#trade/enquiry/contact-form.tsx'
import {Asking} from '#trade/enquiry/enquiry-links.tsx'
import {BannerFilm} from '#trade/property/media/banner-film.tsx'
import {PictureViewer} from '#trade/property/media/picture-viewer.tsx'
import {BannerPicture, BannerWords} from '#trade/property/project/project-banner.tsx'
import {ProjectMenu} from '#trade/property/project/project-menu.tsx'
import {ProjectSections} from '#trade/property/project/project-sections.tsx'
import {projectPath} from '#trade/property/property-path.ts'
import {ContactBar} from '#trade/property/sections/contact-bar.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import type {ProjectPageProps} from './attributes.ts'
import type {Project} from './model.ts'
import {ProjectMap} from './project-map.tsx'
import {useOwnAnchors} from './use-own-anchors.ts'

type TileProps = Pick<ProjectPageProps, 'tiles' | 'tilesAttribution'>

export function ProjectPage({property, texts, tiles, tilesAttribution}: Project & TileProps) {
  const {i18n, page} = useServices()
  const box = useRef<HTMLElement>(null)
  useOwnAnchors(box)
  useShownHome(property.slug, property.purpose)
  const path = projectPath(property.slug)
  const fromUrl = path.slice(1)
  const address = new URL(page(path), location.href).href
  return (
    <article className="project-page" aria-label={property.name} ref={box}>
      <Asking property={property} fromUrl={fromUrl}>
        <PictureViewer property={property}>
          <div className={`project-banner${property.video ? ' project-banner--film' : ''}`}>
            <div className="project-banner__picture">
              <BannerPicture property={property} />
            </div>
            <div className="project-banner__film">
              {property.video && <BannerFilm video={property.video} name={property.name} />}
            </div>
            <div className="project-banner__words">
              <BannerWords property={property} texts={texts} level={2} />
            </div>
            <section className="project-banner__form" id="contact" aria-label={i18n._('Contact')}>
              <ContactForm
                variant="full"
                heading={i18n._('WHERE DREAMS FIND HOMES')}
                fromUrl={fromUrl}
              />
            </section>
          </div>
          <div className="project-page__menu">
            <ProjectMenu property={property} texts={texts} path={path} />
          </div>
          <ProjectSections
            {...{property, texts, path, address}}
            map={<ProjectMap {...{property, tiles, attribution: tilesAttribution}} />}
          />
        </PictureViewer>
        <ContactBar property={property} address={address} />
      </Asking>
    </article>
  )
}
