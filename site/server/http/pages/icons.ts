/**
 * The agency's mark where browsers and phones show it, and the web app manifest that names it. One
 * drawing; what has to be pixels is made of it on first request.
 */

import type {FastifyInstance} from 'fastify'
import {chooseAmong, type Locale, languageAttributes} from '#kit/i18n/locale.ts'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import {BRASS, NIGHT, SAND} from '#server/og-image/backgrounds.ts'
import type {Settings} from '#server/platform/env.ts'
import {cacheableForDay} from '#server/platform/response-headers.ts'
import type {Agency} from '#trade/agency/agency.ts'
import type {Renderer} from '../build.ts'

/** The arch, and the star in it. */
const MARK = `<g fill="none" stroke="${BRASS}" stroke-width="2.5" stroke-linejoin="round"><path d="M14 54V28c0-10 9-14 18-21 9 7 18 11 18 21v26z"/><path d="M32 27l3 5 5.5-1-1.5 5.5 4 3.5-5 2.5-.5 5.5-5.5-2-5.5 2-.5-5.5-5-2.5 4-3.5-1.5-5.5 5.5 1z" stroke-width="2"/></g>`

interface Shape {
  /** The radius of the corners, of 64. */
  radius: number
  /** How large the mark is, as a share of its size in the drawing. */
  mark: number
}

/** On the night ground. */
const drawing = ({radius, mark}: Shape) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${NIGHT}"/>${
    mark === 1
      ? MARK
      : `<g transform="translate(32 31) scale(${mark}) translate(-32 -31)">${MARK}</g>`
  }</svg>`

const own: Shape = {radius: 6, mark: 1}
/** Phones cut their own corners. */
const whole: Shape = {radius: 0, mark: 0.92}
/** A maskable icon is sure to show only its middle circle of 80 %. */
const safe: Shape = {radius: 0, mark: 0.84}

const ICON = drawing(own)

/** As wide as RSS allows a channel's picture to be. */
export const FEED_ICON = {path: '/icon-144.png', size: 144}

const icons: Record<string, {shape: Shape; size: number}> = {
  '/apple-touch-icon.png': {shape: whole, size: 180},
  [FEED_ICON.path]: {shape: own, size: FEED_ICON.size},
  '/icon-192.png': {shape: own, size: 192},
  '/icon-512.png': {shape: own, size: 512},
  '/icon-512-maskable.png': {shape: safe, size: 512},
}

export function addIcons(site: FastifyInstance) {
  site.get('/favicon.svg', (_request, reply) => cacheableForDay(reply, 'image/svg+xml').send(ICON))
  for (const [path, {shape, size}] of Object.entries(icons)) {
    const icon = once(() => pixels(shape, size))
    site.get(path, async (_request, reply) =>
      cacheableForDay(reply, 'image/png').send(await icon()),
    )
  }
  // Requested by default; pages name the SVG above.
  const favicon = once(async () => inIco(await pixels(own, 32), 32))
  site.get('/favicon.ico', async (_request, reply) =>
    cacheableForDay(reply, 'image/x-icon').send(await favicon()),
  )
}

async function pixels(shape: Shape, size: number) {
  const {default: sharp} = await import('sharp')
  return sharp(Buffer.from(drawing(shape)), {density: (72 * size) / 64})
    .resize(size, size)
    .flatten(shape.radius ? false : {background: NIGHT})
    .png({compressionLevel: 9})
    .toBuffer()
}

/** An icon file of one PNG: a header, one entry of the directory, the picture. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // plane
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Its language is that of the address, as pages name it: a cache keeps one for all visitors. */
export function addManifest(
  site: FastifyInstance,
  {languages}: Pick<Settings, 'languages'>,
  {agencyDescription}: Pick<Renderer, 'agencyDescription'>,
  siteContent: ReadSiteContent,
) {
  site.get<{Querystring: {lang?: string}}>('/manifest.webmanifest', async ({query}, reply) => {
    const locale = chooseAmong(languages, query.lang)
    const {agency} = await siteContent()
    const manifest = manifestIn(locale, agency, await agencyDescription(locale))
    return cacheableForDay(reply, 'application/manifest+json').send(JSON.stringify(manifest))
  })
}

const manifestIn = (locale: Locale, {name}: Agency, description: string) => ({
  id: '/',
  name,
  short_name: shortName(name),
  description,
  ...languageAttributes(locale),
  start_url: '/',
  scope: '/',
  // With the browser's own Back: the site has none.
  display: 'minimal-ui',
  background_color: SAND,
  theme_color: NIGHT,
  icons: [
    {src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any'},
    {src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any'},
    {src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any'},
    {src: '/icon-512-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable'},
  ],
})

/** Twelve letters fit below an icon. */
function shortName(name: string) {
  const words = name.split(' ')
  while (words.length > 1 && words.join(' ').length > 12) words.pop()
  return words.join(' ')
}
