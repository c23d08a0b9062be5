/**
 * The files of one picture. Beside the file that a record names there are smaller ones, called after
 * it: `pictures/villa.webp` has `pictures/villa-640.avif` and `pictures/villa-640.webp`. A WebP stands
 * for its own width.
 */
import {
  list,
  number,
  optional,
  record,
  type Shaped,
  text,
  withDefault,
} from '../api-client/shapes.ts'

/** Facts that the reference API knows of a picture; another back end may know only its path. */
export const picture = record({
  width: number,
  height: number,
  /** A tiny picture as a data URL, shown until the real one is there. */
  placeholder: optional(text),
  /** Widths in which smaller files exist. */
  widths: withDefault(list(number), []),
  /** Describes the picture. */
  alt: optional(text),
  /** The point that stays visible where it is cut: percent from the left, then from the top. */
  focus: optional(list(number)),
})
export type Picture = Shaped<typeof picture>

/**
 * Start of `sizes` for a picture that fills a phone's height: most of its width is cut away, and the
 * 1280 pixels that this selects on a dense screen are enough.
 */
export const CUT_ON_PHONES = '(max-width: 640px) 420px'

export interface PictureFile {
  path: string
  width: number
  format: 'avif' | 'webp'
}

/** Every file beside the one at `path`, the smallest first. */
export function pictureFiles(path: string, {width, widths}: Pick<Picture, 'width' | 'widths'>) {
  const stem = path.replace(/\.\w+$/, '')
  const isOwn = (format: string, w: number) => w === width && path.endsWith(`.${format}`)
  return (['avif', 'webp'] as const).flatMap(format =>
    widths
      .filter(w => !isOwn(format, w))
      .map((w): PictureFile => ({path: `${stem}-${w}.${format}`, width: w, format})),
  )
}
