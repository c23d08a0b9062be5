import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {describe, it} from 'node:test'
import sharp from 'sharp'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {useSite} from '../../../support/site/use-site.ts'

interface Icon {
  src: string
  type: string
  sizes: string
  purpose: string
}

describe('web app manifest and icons', () => {
  const {site} = useSite()

  const get = async (path: string) => {
    const response = await fetch(site.url + path, {redirect: 'manual'})
    assert.equal(response.status, 200, path)
    return {
      type: response.headers.get('content-type') ?? '',
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }
  const manifest = async (path = '/manifest.webmanifest') =>
    JSON.parse((await get(path)).bytes.toString())

  it('the manifest names the agency and starts at the home page', async () => {
    assert.match((await get('/manifest.webmanifest')).type, /^application\/manifest\+json/)
    const {name, short_name, start_url} = await manifest()
    assert.equal(name, agency.name)
    assert.ok(agency.name.startsWith(short_name) && short_name.length > 0)
    assert.equal(start_url, '/')
  })

  it('each page names a manifest in its own language, which caches may keep', async () => {
    const describing = async (page: string, cookie = '') => {
      const html = await (await fetch(site.url + page, {headers: {cookie}})).text()
      const [, path = ''] = /<link rel="manifest" href="([^"]*)">/.exec(html) ?? []
      const {headers} = await fetch(site.url + path)
      assert.match(headers.get('cache-control') ?? '', /public, max-age=[1-9]/)
      const {lang, dir, description} = await manifest(path)
      return {path, lang, dir, description}
    }
    assert.deepEqual(await describing('/contact-us'), {
      path: '/manifest.webmanifest',
      ...{lang: 'en', dir: 'ltr'},
      description:
        'Homes for sale and to rent in Dubai, with one specialist from the first question onwards.',
    })
    const french = await describing('/contact-us?lang=fr')
    assert.deepEqual([french.lang, french.dir], ['fr', 'ltr'])
    assert.match(french.description, /à Dubaï/)
    const russian = await describing('/contact-us', 'language=ru')
    assert.equal(russian.lang, 'ru')
    assert.match(russian.description, /Дубае/)
    assert.equal((await manifest('/manifest.webmanifest?lang=xx')).lang, 'en')
  })

  it('the manifest has the background and theme colours of the site', async () => {
    const tokens = await readFile(
      new URL('../../../../../widgets/kit/core/styles/tokens.css', import.meta.url),
      'utf8',
    )
    const [, light, dark] = /--_ground:.*light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? []
    const {background_color, theme_color} = await manifest()
    assert.deepEqual([background_color, theme_color], [light, dark])
  })

  it('every icon has the type and size of the manifest, and one is maskable', async () => {
    const {icons} = (await manifest()) as {icons: Icon[]}
    for (const {src, type, sizes} of icons) {
      const icon = await get(src)
      assert.match(icon.type, new RegExp(`^${type.replace('+', '\\+')}`))
      if (sizes === 'any') continue
      const {format, width, height} = await sharp(icon.bytes).metadata()
      assert.equal(`${format} ${width}x${height}`, `png ${sizes}`)
    }
    assert.deepEqual(icons.filter(({purpose}) => purpose === 'maskable').length, 1)
    assert.ok(icons.some(({sizes, purpose}) => sizes === '192x192' && purpose === 'any'))
  })

  it('the maskable icon keeps its mark within the safe zone', async () => {
    const {bytes} = await get('/icon-512-maskable.png')
    const {data, info} = await sharp(bytes).removeAlpha().raw().toBuffer({resolveWithObject: true})
    const ground = data.subarray(0, 3)
    for (let at = 0; at < data.length; at += 3) {
      const x = (at / 3) % info.width
      const y = Math.floor(at / 3 / info.width)
      if (Math.hypot(x - 256, y - 256) <= 0.4 * 512) continue
      assert.ok(ground.equals(data.subarray(at, at + 3)), `${x} ${y}`)
    }
  })

  it('the Apple touch icon is an opaque square of 180 pixels', async () => {
    const {bytes} = await get('/apple-touch-icon.png')
    const {width, height, hasAlpha} = await sharp(bytes).metadata()
    assert.deepEqual({width, height, hasAlpha}, {width: 180, height: 180, hasAlpha: false})
  })

  it('favicon.ico holds a PNG of 32 pixels, and favicon.svg is served as SVG', async () => {
    const {type, bytes} = await get('/favicon.ico')
    assert.equal(type, 'image/x-icon')
    assert.equal(bytes.readUInt16LE(2), 1)
    const png = bytes.subarray(bytes.readUInt32LE(18))
    assert.equal(png.length, bytes.readUInt32LE(14))
    const {width, height} = await sharp(png).metadata()
    assert.deepEqual({width, height}, {width: 32, height: 32})
    assert.match((await get('/favicon.svg')).type, /^image\/svg\+xml/)
  })
})
