/** Backgrounds of Open Graph images: a dark backdrop, and the arch as a window in it. */
import {ARCH, FRAMES, ROSETTE, STAR, TILE} from '../../app/shared-with-server/lattice.ts'

/** The brand's colours where nothing reads the tokens: in icons, and in pictures that the server draws. */
export const NIGHT = '#0e1620'
export const SAND = '#f7f2e9'
export const BRASS = '#d0ae74'

export const WIDTH = 1200
export const HEIGHT = 630

/** Position of the arch of 480 x 720; its foot is below the edge. */
const ARCH_TRANSFORM = {x: 742, y: 44, scale: 0.86}

/** The rectangle around its opening, in whole pixels. */
export const ARCH_OPENING = {
  left: Math.floor(ARCH_TRANSFORM.x + 40 * ARCH_TRANSFORM.scale),
  top: Math.floor(ARCH_TRANSFORM.y + 40 * ARCH_TRANSFORM.scale),
  width: Math.ceil(400 * ARCH_TRANSFORM.scale),
  height: HEIGHT - Math.floor(ARCH_TRANSFORM.y + 40 * ARCH_TRANSFORM.scale),
}

export const svg = (content: string, width = WIDTH, height = HEIGHT) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )

const transformToArch = (content: string) =>
  `<g transform="translate(${ARCH_TRANSFORM.x} ${ARCH_TRANSFORM.y}) scale(${ARCH_TRANSFORM.scale})">${content}</g>`

/** Around the opening, in hairlines. */
export const frame = transformToArch(
  `<g fill="none" stroke="${BRASS}" stroke-linejoin="round"><path d="${ARCH}" stroke-width="2.2"/>${FRAMES.map(
    path => `<path d="${path}" stroke-width="1" stroke-opacity="0.55"/>`,
  ).join('')}</g>`,
)

/** The shape of the opening, for a picture that is masked with it. */
export function openingMask(isMirrored: boolean) {
  const {left, top, width, height} = ARCH_OPENING
  const opening = `<g transform="translate(${-left} ${-top})">${transformToArch(`<path d="${ARCH}"/>`)}</g>`
  return svg(isMirrored ? mirroredSvg(opening, width) : opening, width, height)
}

/** A dark backdrop with a warm light behind the arch. */
export const backdrop = `
<defs><radialGradient id="glow" cx="${ARCH_TRANSFORM.x + 206}" cy="470" r="620" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#2c3a44"/><stop offset="0.55" stop-color="#172330"/><stop offset="1" stop-color="${NIGHT}"/>
</radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>`

/** The lattice in the arch where there is no picture. */
export const latticeScreen = transformToArch(`
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

/** The right edge of the text block. */
export const TEXT_RIGHT = 732

/** The middle of a wide picture, a little left of the window's, so that something of it is beside it. */
export const PICTURE_CENTRE = 920

/**
 * The gradient over a picture that begins at `pictureLeft`, outside the arch. Behind the text it is
 * dark enough for any picture: brass has a contrast of 4.5:1 even on white.
 */
export const scrim = (pictureLeft: number) => `
<defs>
<linearGradient id="veil" x1="${pictureLeft}" y1="0" x2="${WIDTH}" y2="0" gradientUnits="userSpaceOnUse">
${stop(0, 1)}${stop(gradientOffset(pictureLeft, TEXT_RIGHT - pictureLeft > 300 ? pictureLeft + 220 : pictureLeft + 40), 0.94)}${stop(gradientOffset(pictureLeft, TEXT_RIGHT + 36), 0.84)}${stop(1, 0.56)}
</linearGradient>
<mask id="window"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${transformToArch(`<path d="${ARCH}" fill="#000"/>`)}</mask>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)" mask="url(#window)"/>`

/** The position of x between the picture's left edge and the right edge, from 0 to 1. */
const gradientOffset = (pictureLeft: number, x: number) =>
  Math.max(0, (x - pictureLeft) / (WIDTH - pictureLeft))

const stop = (offset: number, opacity: number) =>
  `<stop offset="${offset.toFixed(3)}" stop-color="${NIGHT}" stop-opacity="${opacity}"/>`

/** For languages that are read from the right: everything but text, seen in a mirror. */
export const mirroredSvg = (content: string, width = WIDTH) =>
  `<g transform="translate(${width} 0) scale(-1 1)">${content}</g>`
