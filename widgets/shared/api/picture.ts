/**
 * The files of one picture. Beside the file that a record names there are smaller ones, called after
 * it: `pictures/villa.webp` has `pictures/villa-640.avif` and `pictures/villa-640.webp`. A WebP stands
 * for its own width.
 */
import type {Picture} from './entities.ts'

export type {Picture}

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
