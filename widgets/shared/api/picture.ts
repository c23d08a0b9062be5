/**
 * The files of one picture. Beside the file that a record names there are smaller ones, called after
 * it: `pictures/villa.webp` has `pictures/villa-640.avif` and `pictures/villa-640.webp`. A WebP stands
 * for its own width.
 */

/** What the reference API tells of a picture; another back end may know only its path. */
export interface Picture {
  width: number
  height: number
  /** A tiny picture as a data URL, shown until the real one is there. */
  placeholder?: string
  /** Widths in which smaller files exist. */
  widths: number[]
  /** What is seen. */
  alt?: string
}

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
