/**
 * Gives every record of the demonstration its pictures, documents, codes and films, as far as the
 * files exist. `wishes.json` says which scene and light a record would like; a record whose scene is
 * not rendered yet borrows a related picture, the one that is used least.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {type KindName, kinds} from '../../../server/content/kinds.ts'
import {ART, DEMO, MEDIA} from './folders.ts'
import {Galleries} from './gallery.ts'
import {Shelf} from './shelf.ts'

type Values = Record<string, unknown>

/** Properties that have a film of their own. */
const FILMS: Record<string, string> = {
  'orla-': 'orla-',
  'the-opus': 'the-opus',
  'marina-tower-penthouse': 'penthouse',
  'montgomerie-mansions': 'villa',
}

export async function assignMedia(): Promise<string[]> {
  const files = new Set(await readdir(MEDIA, {recursive: true}))
  const wishes: Record<string, string> = JSON.parse(
    await readFile(join(ART, 'wishes.json'), 'utf8'),
  )
  const shelf = new Shelf(
    [...files].filter(path => /^pictures\/[^/]+(?<!-\d{3,4})\.webp$/.test(path)),
  )
  const galleries = new Galleries(shelf)
  const there = (path: string) => (files.has(path) ? path : undefined)
  const lead = (kind: KindName, key: string) =>
    shelf.take(wishes[`${kind}/${key}`] ?? 'skyline golden')

  // Who comes first has the first choice.
  await change('neighborhoods', (key, values) => {
    const hero = lead('neighborhoods', key)
    return {
      ...values,
      hero_image: hero.path,
      section_2_image: shelf.other([hero.scene], [hero])?.path,
    }
  })
  await change('communities', (key, values) => ({...values, image: lead('communities', key).path}))
  await change('blogs', (key, values) => ({...values, thumbnail: lead('blogs', key).path}))
  await change('news', (key, values) => ({...values, thumbnail: lead('news', key).path}))
  const galleryOf = new Map<string, string[]>()
  await change('properties', (key, values) => {
    const main_images = galleries.of(lead('properties', key), values)
    galleryOf.set(key, main_images)
    return {
      ...values,
      main_images,
      video: FILMS[key] && there(`films/${FILMS[key]}.mp4`),
      brochure: there(`documents/${key}-brochure.pdf`),
      floor_plan: there(`documents/${key}-floor-plan.pdf`),
      dld_qr: there(`codes/${key}.svg`),
    }
  })
  await change('open-houses', (_key, values) => ({
    ...values,
    main_images: galleryOf.get(`${values.property}`) ?? values.main_images,
  }))
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

const initialsOf = ({name}: Values) =>
  `${name}`
    .split(' ')
    .map(part => part[0])
    .join('')
    .slice(0, 2)

/** Writes each record anew, its fields in the order of its kind; the newest first. */
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
  const folder = join(DEMO, kind)
  const records: {file: string; values: Values}[] = []
  for (const file of (await readdir(folder)).sort()) {
    records.push({file, values: await read(join(folder, file))})
  }
  records.sort((one, other) => dayOf(one.values).localeCompare(dayOf(other.values)) * -1)
  for (const {file, values} of records) {
    await write(join(folder, file), inOrder(assign(file.replace('.json', ''), values)))
  }
}

const dayOf = ({listed, createdAt}: Values) => `${listed ?? createdAt ?? ''}`
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
const write = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
