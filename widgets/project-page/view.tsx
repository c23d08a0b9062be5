import {type RefObject, useEffect, useRef} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {useFetched} from '#kit/core/view/use-fetched.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import forms from '#kit/forms/fields/forms.css'
import richText from '#kit/html/rich-text.css'
import {MapNotice} from '#kit/map/map-notice.tsx'
import {useLazy} from '#kit/ui/lazy.ts'
import picture from '#kit/ui/picture.css'
import type {Property} from '#trade/contract/entities.ts'
import {ContactForm} from '#trade/enquiry/contact-form.tsx'
import {Asking} from '#trade/enquiry/enquiry-links.tsx'
import film from '#trade/film/film.css'
import amount from '#trade/money/amount.css'
import {pointOf} from '#trade/property/details/has-section.ts'
import views from '#trade/property/media/view-links.css'
import near from '#trade/property/near/near-home.css'
import {LaterPriceHistory} from '#trade/property/particulars/later-price-history.tsx'
import terms from '#trade/property/particulars/particulars.css'
import own from '#trade/property/project/project-page.css'
import {projectPath} from '#trade/property/property-path.ts'
import bar from '#trade/property/sections/contact-bar.css'
import {ContactBar} from '#trade/property/sections/contact-bar.tsx'
import plan from '#trade/property/sections/floor-plan.css'
import property from '#trade/property/sections/property-page.css'
import {useShownHome, useSlug} from '#trade/property/use-shown-home.ts'
import type {ProjectPageProps} from './attributes.ts'
import {fetchProject, type Project} from './model.ts'
import {ProjectBody} from './project-body.tsx'
import {Skeleton} from './skeleton.tsx'

export const whole: WholeView<ProjectPageProps> = {
  View: FetchedProject,
  styles:
    picture + film + richText + forms + property + plan + near + terms + bar + views + amount + own,
}

function FetchedProject(props: ProjectPageProps) {
  const slug = useSlug(props)
  const {fetched: project} = useFetched(
    (services, signal) => fetchProject(slug, services, signal),
    slug,
  )
  if (project === undefined) return <Skeleton />
  return project && <ProjectPage {...project} {...props} />
}

type TileProps = Pick<ProjectPageProps, 'tiles' | 'tilesAttribution'>

/** A project on a partner's page: its enquiries are made, and its links lead to its sections, in the widget. */
function ProjectPage({property, texts, tiles, tilesAttribution}: Project & TileProps) {
  const {i18n, page} = useServices()
  const box = useRef<HTMLElement>(null)
  useOwnAnchors(box)
  useShownHome(property.slug, property.purpose)
  const path = projectPath(property.slug)
  const fromUrl = path.slice(1)
  const address = new URL(page(path), location.href).href
  return (
    <article aria-label={property.name} ref={box}>
      <Asking property={property} fromUrl={fromUrl}>
        <ProjectBody
          property={property}
          texts={texts}
          path={path}
          level={2}
          address={address}
          form={
            <ContactForm
              variant="full"
              heading={i18n._('WHERE DREAMS FIND HOMES')}
              fromUrl={fromUrl}
            />
          }
          map={<ProjectMap property={property} tiles={tiles} attribution={tilesAttribution} />}
          history={<LaterPriceHistory property={property} />}
          tiles={{tiles, 'tiles-attribution': tilesAttribution}}
        >
          <ContactBar property={property} address={address} isProject />
        </ProjectBody>
      </Asking>
    </article>
  )
}

/** Links to a place of the same page: within a shadow root a browser does not find it by itself. */
function useOwnAnchors(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href^="#"]')
      const id = link?.getAttribute('href')?.slice(1)
      if (!id || event.defaultPrevented || !element) return
      const section = element.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
      if (!section) return
      event.preventDefault()
      section.scrollIntoView({behavior: isQuiet() ? 'instant' : 'smooth'})
      section.tabIndex = -1
      section.focus({preventScroll: true})
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [box])
}

const isQuiet = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface ProjectMapProps {
  property: Property
  /** The attributes of the widget, as a page writes them. */
  tiles: string | null
  attribution: string
}

/** The map of the project; the map's code comes after the rest. */
function ProjectMap({property, ...tiles}: ProjectMapProps) {
  const {i18n} = useServices()
  const map = useLazy(async () => (await import('#kit/map/place-map.tsx')).PlaceMap, {
    eager: true,
  })
  const point = pointOf(property)
  if (!point) return null
  if (map.state.is === 'failed') {
    return <MapNotice text={i18n._('The map could not be loaded.')} retry={map.open} />
  }
  if (map.state.is !== 'open') return null
  return <map.state.Part name={property.name} coordinates={point} {...tiles} />
}
