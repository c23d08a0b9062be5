/** Links to photos, plan, map and film: they open the viewer, and without it lead to the sections. */
import {useServices} from '#kit/core/view/use-services.ts'
import {type View, type Viewable, viewName, viewsOf} from './views.ts'

export function ViewLinks({property}: {property: Viewable}) {
  const {i18n, media} = useServices()
  const {main_images: photos = [], video} = property
  const views = viewsOf(property)
  if (views.length < 2 && photos.length < 2) return null
  const places: Record<View, string> = {
    photos: media(photos[0] ?? ''),
    plan: '#plan',
    map: '#location',
    film: video ? '#film' : '#watchout',
  }
  return (
    <ul className="view-links">
      {views.map(view => (
        <li key={view}>
          <a href={places[view]} data-picture={view === 'photos' ? 0 : view}>
            {viewName(view, i18n)}
            {view === 'photos' && <span className="figures"> {photos.length}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
