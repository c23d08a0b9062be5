/** The demonstration's pictures show what is offered: by the tables that assign them. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {isDeepStrictEqual} from 'node:util'
import {checkFolder} from '#server/content/import/check-folder.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import frames from '../../../../site/content/art/frames.json' with {type: 'json'}
import {isOwn, mayShow} from '../../../../site/content/art/tools/fitting.ts'
import {MAX_ALIKE} from '../../../../site/content/art/tools/leads.ts'
import {frameOf, MAX_HOMES, viewpointOf} from '../../../../site/content/art/tools/shelf.ts'
import pictures from '../../../../site/content/demo/pictures.json' with {type: 'json'}

const DEMO = fileURLToPath(new URL('../../../../site/content/demo', import.meta.url))
const MIN_PICTURES = 4

/** First pictures of the other kinds of records. */
const LEADS: Record<string, (values: Record<string, unknown>) => unknown> = {
  neighborhoods: ({hero_image}) => hero_image,
  communities: ({image}) => image,
  blogs: ({thumbnail}) => thumbnail,
  news: ({thumbnail}) => thumbnail,
  'property-types': ({image}) => image,
  'open-houses': ({main_images}) => (main_images as string[])[0],
}

interface Home {
  key: string
  purpose: string
  pictures: string[]
  values: Record<string, unknown>
}

describe("the demonstration's pictures", () => {
  let homes: Home[]
  let leads: string[]
  before(async () => {
    const {records} = await checkFolder(DEMO, officeDay())
    homes = records
      .filter(({kind}) => kind === 'properties')
      .map(({key, values}) => ({
        key,
        purpose: `${values.purpose}`,
        pictures: values.main_images as string[],
        values,
      }))
    const others = records.flatMap(({kind, values}) => LEADS[kind]?.(values) ?? [])
    leads = [...homes.map(({pictures}) => pictures[0]), ...others].map(String)
  })

  it('every home shows four different pictures or more', () => {
    const poor = homes.filter(({pictures}) => new Set(pictures).size < MIN_PICTURES)
    assert.deepEqual(
      poor.map(({key}) => key),
      [],
    )
  })

  it('no two homes of one purpose show the same room, house or tower', () => {
    const shown = homes.flatMap(({purpose, pictures, values}) =>
      pictures
        .filter(path => {
          const frame = frameOf(path)
          return frame && isOwn(values, frame)
        })
        .map(path => `${path} ${purpose}`),
    )
    assert.deepEqual(foundOftenerThan(1, shown), [])
  })

  it('no picture is shown by more than three homes', () => {
    const shown = homes.flatMap(({pictures}) => pictures)
    assert.deepEqual(foundOftenerThan(MAX_HOMES, shown), [])
  })

  it('a home shows only its own kind of rooms and buildings, and what its place has', () => {
    const wrong = homes.flatMap(({key, pictures, values}) =>
      pictures
        .filter((path, index) => {
          const frame = frameOf(path)
          return frame && !mayShow(values, frame, index === 0 ? 'first' : 'later')
        })
        .map(path => `${path} of ${key}`),
    )
    assert.deepEqual(wrong, [])
  })

  it('no two homes, places, articles or open houses are known by the same picture', () => {
    assert.deepEqual(foundOftenerThan(1, leads), [])
  })

  it('few first pictures of one purpose are the same scene from the same camera', () => {
    const views = homes.map(({pictures: [path = ''], purpose}) => {
      const frame = frameOf(path)
      return `${purpose} ${frame ? viewpointOf(frame) : path}`
    })
    assert.deepEqual(foundOftenerThan(MAX_ALIKE, views), [])
  })

  it('each picture has the alternative texts of the frame that was rendered for it', () => {
    const shown = new Map(Object.entries(pictures).map(([path, {alt}]) => [path, alt]))
    const faults = frames.filter(({name, alt}) => {
      const said = shown.get(`pictures/${name}.webp`)
      return said && !isDeepStrictEqual(said, alt)
    })
    assert.deepEqual(
      faults.map(({name}) => name),
      [],
    )
  })
})

/** Each with its count. */
function foundOftenerThan(most: number, names: string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > most).map(([name, count]) => `${name}: ${count}`)
}
