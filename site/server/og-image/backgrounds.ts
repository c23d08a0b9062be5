/** What the words of a shared picture stand on: the night, and the arch as a window in it. */

import {ARCH, FRAMES, ROSETTE, STAR, TILE} from '../../app/shared-with-server/lattice.ts'
import {BRASS, NIGHT} from './brand-colours.ts'

export const WIDTH = 1200
export const HEIGHT = 630

/** Where the arch of 480 x 720 stands; its foot is below the edge. */
const PLACE = {x: 742, y: 44, scale: 0.86}

/** The rectangle around its opening, in whole pixels. */
export const OPENING = {
  left: Math.floor(PLACE.x + 40 * PLACE.scale),
  top: Math.floor(PLACE.y + 40 * PLACE.scale),
  width: Math.ceil(400 * PLACE.scale),
  height: HEIGHT - Math.floor(PLACE.y + 40 * PLACE.scale),
}

export const svg = (content: string, width = WIDTH, height = HEIGHT) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )

const inPlace = (content: string) =>
  `<g transform="translate(${PLACE.x} ${PLACE.y}) scale(${PLACE.scale})">${content}</g>`

/** Around the opening, in hairlines. */
export const frame = inPlace(
  `<g fill="none" stroke="${BRASS}" stroke-linejoin="round"><path d="${ARCH}" stroke-width="2.2"/>${FRAMES.map(
    path => `<path d="${path}" stroke-width="1" stroke-opacity="0.55"/>`,
  ).join('')}</g>`,
)

/** The shape of the opening, for a picture that is cut to it. */
export const openingMask = svg(
  `<g transform="translate(${-OPENING.left} ${-OPENING.top})">${inPlace(`<path d="${ARCH}"/>`)}</g>`,
  OPENING.width,
  OPENING.height,
)

/** A night with a warm light somewhere behind the arch. */
export const night = `
<defs><radialGradient id="glow" cx="${PLACE.x + 206}" cy="470" r="620" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#2c3a44"/><stop offset="0.55" stop-color="#172330"/><stop offset="1" stop-color="${NIGHT}"/>
</radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>`

/** The screen of an arch behind which there is nothing to show but light. */
export const screen = inPlace(`
<defs>
<pattern id="lattice" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" x="16" y="40">
<path d="${STAR}" fill="none" stroke="${BRASS}" stroke-width="1.5"/><path d="${ROSETTE}" fill="none" stroke="${BRASS}" stroke-width="0.9"/>
</pattern>
<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${BRASS}" stop-opacity="0.04"/><stop offset="1" stop-color="${BRASS}" stop-opacity="0.42"/></linearGradient>
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#999"/></linearGradient>
<mask id="far"><rect width="480" height="720" fill="url(#fade)"/></mask>
</defs>
<path d="${ARCH}" fill="url(#light)"/>
<path d="${ARCH}" fill="url(#lattice)" mask="url(#far)" opacity="0.8"/>`)

/** Words may reach this far to the right. */
export const WORDS_END = 732

/** The middle of a wide picture, a little left of the window's, so that something of it is beside it. */
export const MIDDLE = 920

/**
 * Over a picture that begins at `from`, but for the window: it comes out of the night, and as far as
 * words reach it is dark enough for them whatever it shows. Brass has 4.5:1 even where it is white.
 */
export const veil = (from: number) => `
<defs>
<linearGradient id="veil" x1="${from}" y1="0" x2="${WIDTH}" y2="0" gradientUnits="userSpaceOnUse">
${stop(0, 1)}${stop(share(from, WORDS_END - from > 300 ? from + 220 : from + 40), 0.94)}${stop(share(from, WORDS_END + 36), 0.84)}${stop(1, 0.56)}
</linearGradient>
<mask id="window"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${inPlace(`<path d="${ARCH}" fill="#000"/>`)}</mask>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)" mask="url(#window)"/>`

/** Where x lies between the picture's beginning and the right edge. */
const share = (from: number, x: number) => Math.max(0, (x - from) / (WIDTH - from))

const stop = (offset: number, opacity: number) =>
  `<stop offset="${offset.toFixed(3)}" stop-color="${NIGHT}" stop-opacity="${opacity}"/>`
