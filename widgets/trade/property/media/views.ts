/** The ways to look at a home: tabs of the viewer, and links to it on the page. */
import type {Translator} from '#kit/i18n/translator.ts'
import type {Property} from '../../contract/entities.ts'
import {pointOf} from '../details/has-section.ts'
import {filmAddress} from './film-address.ts'

/** Whatever has a name and pictures. */
export type Pictured = Pick<Property, 'name' | 'main_images' | 'pictures'>

/** Whatever can be looked at in more ways, as far as it has them. */
export type Viewable = Pictured &
  Pick<Property, 'floor_plan_images' | 'location' | 'video' | 'media_url'>

export type View = 'photos' | 'plan' | 'map' | 'film'

/** The views that a record has, in the order of their tabs. */
export function viewsOf(property: Viewable): View[] {
  const {main_images = [], floor_plan_images = [], video, media_url} = property
  const views: (View | false)[] = [
    main_images.length > 0 && 'photos',
    floor_plan_images.length > 0 && 'plan',
    pointOf(property) !== undefined && 'map',
    Boolean(video || filmAddress(media_url)) && 'film',
  ]
  return views.filter(view => view !== false)
}

export const viewName = (view: View, i18n: Translator) =>
  ({
    photos: i18n._('Photos'),
    plan: i18n._('Floor plan'),
    map: i18n._('Map'),
    film: i18n._('Film'),
  })[view]

/** A view, and which of its pictures, from 0. */
export interface ShownView {
  view: View
  at: number
}

/** Reads `data-picture` of a link: `3` is a photo, `plan 1` a floor, `map` and `film` the others. */
export function readShownView(text: string): ShownView {
  const [, view = 'photos', at = '0'] = /^(plan|map|film)?\s*(\d*)$/.exec(text) ?? []
  return {view: view as View, at: Number(at)}
}

/** Describes a picture; without a text of its own, by the property and the picture's number. */
export const altOf = ({name, main_images, pictures}: Pictured, index: number) =>
  pictures?.[main_images[index] as string]?.alt ?? `${name}, ${index + 1} / ${main_images.length}`

/** Describes a floor of the plan: `Floor plan, 1 / 2`. */
export function planAltOf(
  {floor_plan_images: plans = [], pictures}: Viewable,
  index: number,
  i18n: Translator,
) {
  const number = plans.length > 1 ? `, ${index + 1} / ${plans.length}` : ''
  return pictures?.[plans[index] as string]?.alt ?? `${i18n._('Floor plan')}${number}`
}

/** A still for a film: the picture at this place, or the last one. The banner has the first. */
export const stillOf = ({main_images: paths = []}: Pictured, index: number) =>
  paths[index] ?? paths.at(-1)
