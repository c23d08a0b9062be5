/**
 * Gives every record of the demonstration its pictures, documents, codes and films, as far as the
 * files exist. `wishes.json` says which scene and light a record would like; a record whose scene is
 * not rendered yet borrows a related picture, the one that is used least.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {ART, DEMO, MEDIA} from './folders.ts'
import {Galleries} from './gallery.ts'
import {type Frame, Shelf} from './shelf.ts'

type Values = Record<string, unknown>

/** Properties that have a film of their own. */
const FILMS: Record<string, string> = {
  'orla-': 'orla-',
  'the-opus': 'the-opus',
  'marina-tower-penthouse': 'penthouse',
  'montgomerie-mansions': 'villa',
}

/** The first pictures for an open house whose own pictures are all used elsewhere. */
const INSIDE = ['lobby', 'office', 'shop', 'penthouse']

export async function assignMedia(): Promise<string[]> {
  const files = new Set(await readdir(MEDIA, {recursive: true}))
  const wishes: Record<string, string> = JSON.parse(
    await readFile(join(ART, 'wishes.json'), 'utf8'),
  )
  const shelf = new Shelf(
    [...files].filter(path => /^pictures\/[^/]+(?<!-\d{3,4})\.webp$/.test(path)),
    Object.values(wishes),
  )
  const galleries = new Galleries(shelf)
  const there = (path: string) => (files.has(path) ? path : undefined)
  const lead = (kind: KindName, key: string) =>
    shelf.take(wishes[`${kind}/${key}`] ?? 'skyline golden')
  /** Pictures by which a project, a place or a story is known. */
  const known = new Set<string>()
  const ownLead = (kind: KindName, key: string) => {
    const frame = lead(kind, key)
    known.add(frame.path)
    return frame
  }

  // The first record has the first choice.
  await change('neighborhoods', (key, values) => {
    const hero = ownLead('neighborhoods', key)
    return {
      ...values,
      hero_image: hero.path,
      section_2_image: shelf.other([hero.scene], [hero])?.path,
    }
  })
  await change('communities', (key, values) => ({
    ...values,
    image: ownLead('communities', key).path,
  }))
  await change('blogs', (key, values) => ({...values, thumbnail: ownLead('blogs', key).path}))
  await change('news', (key, values) => ({...values, thumbnail: ownLead('news', key).path}))
  const galleryOf = new Map<string, string[]>()
  const leads = new Map<string, Frame>()
  for (const [key, values] of await recordsOf('properties')) {
    if (values.project) leads.set(key, ownLead('properties', key))
  }
  await change('properties', (key, values) => {
    const main_images = galleries.of(leads.get(key) ?? lead('properties', key), values)
    galleryOf.set(key, main_images)
    return {
      ...values,
      main_images,
      video: FILMS[key] && there(`films/${FILMS[key]}.mp4`),
      brochure: there(`documents/${key}-brochure.pdf`),
      floor_plan: there(`documents/${key}-floor-plan.pdf`),
      floor_plan_images: plansOf(key, files),
      dld_qr: there(`codes/${key}.svg`),
    }
  })
  // The same home, first from a side that nothing else is known by.
  await change('open-houses', (_key, values) => {
    const gallery = galleryOf.get(`${values.property}`)
    if (!gallery) return values
    const taken = [...known].map(path => ({path}))
    const own = gallery.find(path => !known.has(path)) ?? shelf.other(INSIDE, taken)?.path
    if (!own) return {...values, main_images: gallery}
    known.add(own)
    return {...values, main_images: [...new Set([own, ...gallery])]}
  })
  await change('property-types', (key, values) => ({
    ...values,
    image: lead('property-types', key).path,
  }))
  await change('team', (key, values) => ({
    ...values,
    image: there(`pictures/portrait-${initialsOf(values)}-golden.webp`),
    video: there(`films/${key}.mp4`),
  }))
  await change('builders', (key, values) => ({...values, image: there(`wordmarks/${key}.svg`)}))
  return []
}

/** A floor each, in order; undefined where there is no plan. */
function plansOf(key: string, files: Set<string>) {
  const plans = [...files].filter(path => path.startsWith(`plans/${key}-floor-`)).sort()
  return plans.length ? plans : undefined
}

const initialsOf = ({name}: Values) =>
  `${name}`
    .split(' ')
    .map(part => part[0])
    .join('')
    .slice(0, 2)

/** Rewrites each record, its fields in the order of its kind; the newest first. */
async function change(kind: KindName, assign: (key: string, values: Values) => Values) {
  const inOrder = (values: Values) =>
    Object.fromEntries(
      Object.keys(kinds[kind].fields).flatMap(name =>
        values[name] === undefined ? [] : [[name, values[name]]],
      ),
    )
  if (kinds[kind].files === 'one') {
    const file = join(DEMO, `${kind}.json`)
    const records: Record<string, Values> = await read(file)
    const changed = Object.entries(records).map(([key, values]) => [
      key,
      inOrder(assign(key, values)),
    ])
    return write(file, Object.fromEntries(changed))
  }
  for (const [key, values] of await recordsOf(kind)) {
    await write(join(DEMO, kind, `${key}.json`), inOrder(assign(key, values)))
  }
}

/** Those of a folder, by key, the newest first. */
async function recordsOf(kind: KindName): Promise<[key: string, values: Values][]> {
  const folder = join(DEMO, kind)
  const records: [string, Values][] = []
  for (const file of (await readdir(folder)).sort()) {
    records.push([file.replace('.json', ''), await read(join(folder, file))])
  }
  return records.sort(([, one], [, other]) => dayOf(one).localeCompare(dayOf(other)) * -1)
}

const dayOf = ({listed, createdAt}: Values) => `${listed ?? createdAt ?? ''}`
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
const write = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
