import assert from 'node:assert/strict'
import {once} from 'node:events'
import {mkdtempSync} from 'node:fs'
import {rm} from 'node:fs/promises'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {after, describe, it} from 'node:test'
import sharp, {type Region} from 'sharp'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import type {Property} from '#trade/contract/entities.ts'
import {
  pageOfShareImage,
  shareImagePath,
} from '../../../../site/app/shared-with-server/og-image-path.ts'
import {refused} from '../../support/records/home.ts'
import {answered, bareProperty, completeProperty} from '../../support/records/property.ts'
import {startSite} from '../../support/site/site.ts'
import {useSite} from '../../support/site/use-site.ts'

const FLAT = '/share/en/properties/flat.jpg'

/** A picture of one colour, so that it can be recognised in the image. */
const plain = (background: string, width = 1600, height = 1000) =>
  sharp({create: {width, height, channels: 3, background}})
    .webp()
    .toBuffer()

/** The largest possible file: every pixel differs from the next. */
function noise() {
  const [width, height] = [1400, 630]
  let last = 1
  const points = Uint8Array.from({length: width * height * 3}, () => {
    last = (last * 48_271) % 2_147_483_647
    return last >> 8
  })
  return sharp(points, {raw: {width, height, channels: 3}})
    .png()
    .toBuffer()
}

describe('share image of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-'))
  const {site} = useSite({env: {DATA_DIR: folder, LANGUAGES: 'en,fr,ru,ar'}})

  after(() => rm(folder, {recursive: true}))

  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.url + path, init)
    return {response, image: Buffer.from(await response.arrayBuffer())}
  }
  /** A property whose name and picture no other test uses. */
  const offer = (name: string, more: Partial<Property> = {}) => {
    site.answers['property-detail'] = answered({
      ...bareProperty,
      name,
      main_images: [`pictures/${name}.webp`],
      ...more,
    })
    return `/storage/pictures/${name}.webp`
  }
  const requestCountOf = (call: string) => site.received.filter(each => each.call === call).length

  it('the share image is a JPEG of 1200 x 630 below 300 kB for any picture', async () => {
    for (const [at, draw] of [
      noise,
      () => plain('#fff'),
      () => plain('#357', 300, 900),
    ].entries()) {
      site.answers[offer(`weight-${at}`)] = await draw()
      const {response, image} = await get(FLAT)
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('content-type'), 'image/jpeg')
      const {format, width, height} = await sharp(image).metadata()
      assert.deepEqual({format, width, height}, {format: 'jpeg', width: 1200, height: 630})
      assert.ok(image.length < 300_000, `${image.length}`)
    }
  })

  it('the share image shows the first picture and keeps text contrast on white', async () => {
    site.answers[offer('white')] = await plain('#fff')
    const {image} = await get(FLAT)
    assert.ok(luminance(await pixel(image, 948, 420)) > 0.9)
    // Places where text can be, but is not in this image.
    for (const x of [300, 500, 620, 732]) {
      const ground = luminance(await pixel(image, x, 606))
      assert.ok((luminance([0xd0, 0xae, 0x74]) + 0.05) / (ground + 0.05) >= 4.5, `${x}: ${ground}`)
    }
  })

  it('the share image shows the whole of an upright picture', async () => {
    site.answers[offer('upright')] = await plain('#a22', 800, 1000)
    const {image} = await get(FLAT)
    const [red, green] = await pixel(image, 948, 420)
    assert.ok(red > 150 && green < 60)
    const [outside] = await pixel(image, 1180, 420)
    assert.ok(outside < 60)
  })

  it('the share image differs by title, price and language', async () => {
    const images = new Set<string>()
    for (const [name, price] of [
      ['Кубическая вилла у северной гавани', null],
      ['Kubische Villa', null],
      ['Kubische Villa', 1_000_000],
    ] as const) {
      offer(name, {main_images: [], about: {price}})
      images.add((await get(FLAT)).image.toString('base64'))
    }
    assert.equal(images.size, 3)
    const home = await Promise.all(['en', 'fr', 'ru'].map(locale => get(`/share/${locale}.jpg`)))
    assert.equal(new Set(home.map(({image}) => image.toString('base64'))).size, 3)
  })

  it('the share image of an Arabic page has its picture at the left and its text at the right', async () => {
    site.answers[offer('mirrored')] = await plain('#fff')
    const {response, image} = await get('/share/ar/properties/flat.jpg')
    assert.equal(response.status, 200)
    assert.ok(luminance(await pixel(image, 252, 420)) > 0.9, 'the picture in the arch')
    // The agency's sign, at the same distance from its edge as in English.
    const sign = await brightest(image, {left: 1076, top: 62, width: 52, height: 64})
    assert.ok(sign > 0.3, `${sign}`)
    offer('mirrored', {main_images: []})
    const {image: plainOne} = await get('/share/ar/properties/flat.jpg')
    assert.ok(!plainOne.equals((await get(FLAT)).image))
  })

  it('the share image shows the agency name for a title without glyphs', async () => {
    const images: Buffer[] = []
    for (const name of ['別荘', '🏠🏠', agency.name]) {
      offer(name, {main_images: []})
      images.push((await get(FLAT)).image)
    }
    assert.ok(images.every(image => images[0]?.equals(image)))
  })

  it('pages of every kind have a share image', async () => {
    site.answers['property-detail'] = answered(completeProperty)
    for (const path of [
      '/properties',
      '/contact-us',
      '/aldar-haven',
      '/projects/detail/a',
      '/team',
    ]) {
      const {response} = await get(shareImagePath('fr', path))
      assert.equal(response.status, 200, path)
    }
  })

  it('a failing picture leaves a plain share image that is cached for a minute', async () => {
    offer('lost', {main_images: []})
    const {image: plainOne} = await get(FLAT)
    const picture = offer('lost')
    site.answers[picture] = refused(500)
    const {response, image} = await get(FLAT)
    assert.equal(response.headers.get('cache-control'), 'public, max-age=60')
    assert.ok(image.equals(plainOne))
    await get(FLAT)
    assert.equal(requestCountOf(picture), 1, 'a failing storage is not requested again for a while')
  })

  it('a file that is no raster picture leaves a plain share image', async () => {
    offer('odd', {main_images: []})
    const {image: plainOne} = await get(FLAT)
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="900" height="900"/></svg>'
    for (const content of ['%PDF-1.7', drawing, 'RIFF????WEBPVP8 and no more']) {
      const picture = `pictures/odd-${content.length}.webp`
      offer('odd', {main_images: [picture]})
      site.answers[`/storage/${picture}`] = Buffer.from(content)
      const {response, image} = await get(FLAT)
      assert.equal(response.status, 200)
      assert.ok(image.equals(plainOne), content)
    }
  })

  it('the share image requests its picture from the storage only', async () => {
    for (const address of [`${site.url}/favicon.svg`, '../api/v1/user/getTeam', '/api/secret']) {
      offer('elsewhere', {main_images: [address]})
      site.received.length = 0
      assert.equal((await get(FLAT)).response.status, 200)
      for (const {call} of site.received) assert.match(call, /^(?!\/)|^\/storage\//, address)
      assert.equal(requestCountOf('getTeam'), 0)
    }
  })

  it('the share image requests its picture once for concurrent and later requests', async () => {
    const picture = offer('once')
    site.answers[picture] = await plain('#264')
    const [first, meanwhile] = await Promise.all([get(FLAT), get(FLAT)])
    const again = await get(FLAT)
    assert.ok(first.image.equals(again.image) && meanwhile.image.equals(again.image))
    assert.equal(requestCountOf(picture), 1)
    assert.equal(again.response.headers.get('cache-control'), 'public, max-age=3600')
  })

  it('the share image is kept on disk over a restart of the server', async () => {
    const picture = await plain('#264')
    let fetched = 0
    const storage = createServer((_request, response) => {
      fetched++
      response.end(picture)
    }).listen(0, 'localhost')
    await once(storage, 'listening')
    const {port} = storage.address() as AddressInfo
    for (const _run of [1, 2]) {
      const running = await startSite({
        DATA_DIR: folder,
        STORAGE_URL: `http://localhost:${port}/files`,
      })
      running.answers['property-detail'] = answered({...bareProperty, main_images: ['kept.webp']})
      assert.equal((await fetch(running.url + FLAT)).status, 200)
      await running.close()
    }
    storage.close()
    assert.equal(fetched, 1)
  })

  it('the share image answers 304 to its ETag and may load on any site', async () => {
    offer('tagged', {main_images: []})
    const {response} = await get(FLAT)
    assert.equal(response.headers.get('cross-origin-resource-policy'), 'cross-origin')
    const tag = response.headers.get('etag') ?? ''
    const unchanged = await get(FLAT, {headers: {'if-none-match': tag}})
    assert.equal(unchanged.response.status, 304)
    assert.equal(unchanged.image.length, 0)
    const head = await get(FLAT, {method: 'HEAD'})
    assert.equal(head.response.status, 200)
    assert.equal(head.response.headers.get('content-type'), 'image/jpeg')
    assert.ok(Number(head.response.headers.get('content-length')) > 10_000)
  })

  it('the share image shows no text from the query of its URL', async () => {
    site.answers.getNeighborhoodsByCommunity = answered({neighborhood: [], community: null})
    const address = (name: string) => shareImagePath('en', `/neighborhood-guides?name=${name}`)
    const one = await get(address('Buy+cheap+pills'))
    const other = await get(address('Anything'))
    assert.equal(one.response.status, 200)
    assert.ok(one.image.equals(other.image))
    site.answers.getNeighborhoodsByCommunity = answered({
      neighborhood: [],
      community: {_id: 'far-shore', name: 'Far Shore'},
    })
    assert.ok(!(await get(address('Far+Shore'))).image.equals(one.image))
  })

  it('a share image path without a page answers 404 and requests no records', async () => {
    site.received.length = 0
    for (const path of [
      '/share/en/no/such/page.jpg',
      '/share/en/compare.jpg',
      '/share/en/shortlist.jpg',
      '/share/de.jpg',
      '/share/en/properties/flat.png',
      '/share/',
    ]) {
      assert.equal((await get(path)).response.status, 404, path)
    }
    const calls = site.received.filter(({call}) => call !== 'getSeoData')
    assert.deepEqual(calls, [])
  })

  it('the share image answers 404, 410 or 503 when its record does', async () => {
    for (const [status, shown] of [
      [404, 404],
      [410, 410],
      [500, 503],
    ] as const) {
      site.answers['property-detail'] = refused(status)
      for (const path of ['/properties/flat', '/projects/detail/flat']) {
        const {response} = await get(shareImagePath('en', path))
        assert.equal(response.status, shown, path)
        assert.equal(response.headers.get('cache-control'), 'no-store')
      }
    }
  })

  it('excess requests for a share image get 503 with Retry-After, later ones 200', async () => {
    let open = () => {}
    const released = new Promise<void>(resolve => {
      open = resolve
    })
    offer('crowd', {main_images: []})
    const known = site.answers['property-detail'] as ReturnType<typeof answered>
    site.received.length = 0
    site.answers['property-detail'] = async () => {
      await released
      return known
    }
    const simultaneous = Array.from({length: 30}, () =>
      get(FLAT).then(({response}) => {
        if (response.status === 503) open()
        return response
      }),
    )
    const answers = await Promise.all(simultaneous)
    const rejected = answers.filter(({status}) => status === 503)
    assert.ok(rejected.length > 0 && rejected.length < answers.length)
    assert.ok(requestCountOf('property-detail') < 30, 'a rejected request loads no record')
    assert.ok(rejected.every(response => response.headers.has('retry-after')))
    assert.equal((await get(FLAT)).response.status, 200)
  })
})

describe('concurrency limit of share images', () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-'))
  const {site} = useSite({env: {DATA_DIR: folder}})
  after(() => rm(folder, {recursive: true}))

  it('a network above the limit gets 429 while another gets its share image', async () => {
    const answer = Promise.withResolvers<void>()
    const known = answered({...bareProperty, name: 'Villa', main_images: []})
    site.answers['property-detail'] = async () => {
      await answer.promise
      return known
    }
    const from = async (address: string, path: string) => {
      const headers = {'x-forwarded-for': address}
      return (await fetch(site.url + path, {headers})).status
    }
    const statuses: number[] = []
    const many = Array.from({length: 11}, async () => {
      const status = await from('203.0.113.1', FLAT)
      if (status !== 200) statuses.push(status)
      if (statuses.length === 7) answer.resolve()
    })
    await Promise.all([...many, from('203.0.113.2', '/share/en.jpg')]).then(all =>
      assert.equal(all.at(-1), 200),
    )
    assert.deepEqual(statuses, Array(7).fill(429))
  })
})

describe('address of a share image', () => {
  const addresses: [path: string, address: string][] = [
    ['/', '/share/ru.jpg'],
    ['/properties/sea-view', '/share/ru/properties/sea-view.jpg'],
    ['/neighborhood/detail/Far%20Shore', '/share/ru/neighborhood/detail/Far%20Shore.jpg'],
    ['/neighborhood-guides?name=Far+Shore', '/share/ru/neighborhood-guides.jpg?name=Far+Shore'],
  ]

  it('the share image path holds language and page, and is parsed back to them', () => {
    for (const [path, address] of addresses) {
      assert.equal(shareImagePath('ru', path), address)
      assert.deepEqual(pageOfShareImage(address), {locale: 'ru', path})
    }
  })

  it('a path without a language or a .jpg ending is no share image path', () => {
    for (const address of ['/share/team.jpg', '/share/ru/team', '/share/ru/team.png', '/share/']) {
      assert.equal(pageOfShareImage(address), undefined, address)
    }
  })
})

type Colour = [red: number, green: number, blue: number]

async function pixel(image: Buffer, left: number, top: number): Promise<Colour> {
  const [red = 0, green = 0, blue = 0] = await sharp(image)
    .extract({left, top, width: 1, height: 1})
    .raw()
    .toBuffer()
  return [red, green, blue]
}

/** The luminance of the brightest pixel of a part. */
async function brightest(image: Buffer, part: Region) {
  const {channels} = await sharp(image).extract(part).stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({max}) => max)
  return luminance([red, green, blue])
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = colour.map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
