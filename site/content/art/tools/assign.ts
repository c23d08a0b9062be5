/**
 * Gives every record of the demonstration its pictures, documents, codes and films, as far as the
 * files exist. `wishes.json` says which scene and light a record would like to be known by, and
 * `fitting.ts` which scenes a home may show at all.
 */
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {KindName} from '#server/content/schema/kinds.ts'
import {mayShow, scenesOf} from './fitting.ts'
import {ART, MEDIA} from './folders.ts'
import {fillGalleries} from './gallery.ts'
import {chooseLeads, sceneOf, type Wanted} from './leads.ts'
import {changeRecords, readRecords, type Values} from './record-files.ts'
import {type Client, type Frame, Shelf} from './shelf.ts'

/** Properties that have a film of their own. */
const FILMS: Record<string, string> = {
  'orla-': 'orla-',
  'the-opus': 'the-opus',
  'marina-tower-penthouse': 'penthouse',
  'montgomerie-mansions': 'villa',
}
/** Kinds whose records are known by one picture, with the field that holds it. */
const PICTURED = {
  neighborhoods: 'hero_image',
  communities: 'image',
  blogs: 'thumbnail',
  news: 'thumbnail',
  'property-types': 'image',
} as const

/** Scenes that a text about Dubai may always show. */
const ANYWHERE = ['skyline', 'marina', 'beach', 'golf', 'school', 'street', 'villa', 'mansion']

export async function assignMedia(): Promise<string[]> {
  const files = new Set(await readdir(MEDIA, {recursive: true}))
  const there = (path: string) => (files.has(path) ? path : undefined)
  const shelf = new Shelf(
    [...files].filter(path => /^pictures\/(?!portrait)[^/]+(?<!-\d{3,4})\.webp$/.test(path)),
  )
  const homes = (await readRecords('properties')).map(([key, values]) => ({key, ...values}))
  const leads = chooseLeads(shelf.frames, await wantedBy(homes))
  const leadOf = (kind: KindName, key: string) => {
    const lead = leads.get(`${kind}/${key}`)
    if (!lead) throw new Error(`${kind}/${key} has no picture.`)
    return lead
  }
  const galleries = fillGalleries(shelf, homes, ({key}) => leadOf('properties', key))
  const galleryOf = (key: string) => (galleries.get(key) ?? []).map(({path}) => path)

  for (const [kind, field] of Object.entries(PICTURED) as [keyof typeof PICTURED, string][]) {
    await changeRecords(kind, (key, values) => ({...values, [field]: leadOf(kind, key).path}))
  }
  const seconds = secondPictures(shelf.frames)
  await changeRecords('neighborhoods', (key, values) => ({
    ...values,
    section_2_image: seconds(leadOf('neighborhoods', key)),
  }))
  await changeRecords('properties', (key, values) => ({
    ...values,
    main_images: galleryOf(key),
    video: FILMS[key] && there(`films/${FILMS[key]}.mp4`),
    brochure: there(`documents/${key}-brochure.pdf`),
    floor_plan: there(`documents/${key}-floor-plan.pdf`),
    floor_plan_images: plansOf(key, files),
    dld_qr: there(`codes/${key}.svg`),
  }))
  // The same home, first from a side that nothing else is known by.
  const known = new Set([...leads.values()].map(({path}) => path))
  await changeRecords('open-houses', (_key, values) => {
    const gallery = galleryOf(`${values.property}`)
    const own = gallery.find(path => !known.has(path))
    if (!own) return {...values, main_images: gallery}
    known.add(own)
    return {...values, main_images: [...new Set([own, ...gallery])]}
  })
  await changeRecords('team', (key, values) => ({
    ...values,
    image: there(`pictures/portrait-${initialsOf(values)}-golden.webp`),
    video: there(`films/${key}.mp4`),
  }))
  await changeRecords('builders', (key, values) => ({
    ...values,
    image: there(`wordmarks/${key}.svg`),
  }))
  return []
}

/** In the order in which the site lists the records. */
async function wantedBy(homes: Client[]): Promise<Wanted[]> {
  const wishes: Record<string, string> = JSON.parse(
    await readFile(join(ART, 'wishes.json'), 'utf8'),
  )
  const wishOf = (id: string) => {
    const wish = wishes[id]
    if (!wish) throw new Error(`wishes.json has no wish for ${id}.`)
    return wish
  }
  const wanted = homes.map(home => ({
    id: `properties/${home.key}`,
    wish: wishOf(`properties/${home.key}`),
    list: `${home.purpose}`,
    may: (frame: Frame) => mayShow(home, frame, 'first'),
    isLast: !home.project,
  }))
  for (const kind of Object.keys(PICTURED) as (keyof typeof PICTURED)[]) {
    for (const [key] of await readRecords(kind)) {
      const id = `${kind}/${key}`
      const scene = sceneOf(wishOf(id))
      const may = (frame: Frame) =>
        kind === 'property-types'
          ? mayShow({property_type: key}, frame, 'first')
          : [scene, ...(kind === 'neighborhoods' ? scenesOf(key) : ANYWHERE)].includes(frame.scene)
      wanted.push({id, wish: wishOf(id), list: kind, may, isLast: false})
    }
  }
  return wanted
}

/** Another picture of the same scene for each guide, the one that the fewest guides show. */
function secondPictures(frames: Frame[]) {
  const uses = new Map<Frame, number>()
  return (hero: Frame) => {
    const [second] = frames
      .filter(frame => frame.scene === hero.scene && frame.path !== hero.path)
      .toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0))
    if (second) uses.set(second, (uses.get(second) ?? 0) + 1)
    return second?.path
  }
}

const initialsOf = ({name}: Values) =>
  `${name}`
    .split(' ')
    .map(part => part[0])
    .join('')
    .slice(0, 2)

/** A floor each, in order; undefined where there is no plan. */
function plansOf(key: string, files: Set<string>) {
  const plans = [...files].filter(path => path.startsWith(`plans/${key}-floor-`)).sort()
  return plans.length ? plans : undefined
}
