/** The web app manifest: what a phone says of the site before it puts it on the home screen. */
import type {FastifyInstance} from 'fastify'
import {chooseAmong, type Locale, languageAttributes} from '#kit/i18n/locale.ts'
import {NIGHT, SAND} from '#server/og-image/brand-colours.ts'
import type {Settings} from '#server/platform/env.ts'
import {agency} from '#trade/agency/agency.ts'
import type {Renderer} from '../build.ts'
import {cacheableForDay} from './cacheable.ts'

/** Its language is that of the address, as pages name it: a cache keeps one for all visitors. */
export function addManifest(
  site: FastifyInstance,
  {languages}: Pick<Settings, 'languages'>,
  {agencyDescription}: Pick<Renderer, 'agencyDescription'>,
) {
  site.get<{Querystring: {lang?: string}}>('/manifest.webmanifest', async ({query}, reply) => {
    const locale = chooseAmong(languages, query.lang)
    const manifest = manifestIn(locale, await agencyDescription(locale))
    return cacheableForDay(reply, 'application/manifest+json').send(JSON.stringify(manifest))
  })
}

const manifestIn = (locale: Locale, description: string) => ({
  id: '/',
  name: agency.name,
  short_name: shortName(agency.name),
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
