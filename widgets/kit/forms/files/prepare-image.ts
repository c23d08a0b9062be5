/** Gets a chosen image ready before any of it is sent, or says why the form does not take it. */
import {fileMessages, maxPixels} from './limits.ts'
import {HEIC, readPictureHeader} from './picture-header.ts'

export interface PreparedImage {
  image: File
  refusal?: string
  /** Shown above the refusal. */
  title?: string
}

export async function prepareImage(file: File): Promise<PreparedImage> {
  const header = await readPictureHeader(file)
  if (header?.type === HEIC || /^image\/hei[cf]\b/.test(file.type)) {
    const image = await jpegOf(file)
    if (image) return {image}
    return {image: file, refusal: fileMessages.heic, title: fileMessages.imageFormat}
  }
  const isTooLarge = header && header.width * header.height > maxPixels(header.type)
  return isTooLarge ? {image: file, refusal: fileMessages.imagePixels} : {image: file}
}

/** Pixels of the largest canvas in Safari on a phone; pages show far less of a photo. */
const MAX_CANVAS = 4096 * 4096
const QUALITY = 0.9

/**
 * Photos of iPhones as JPEG, upright, where the browser can decode them, as Safari can. Undefined where
 * it cannot.
 */
export async function jpegOf(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, Math.sqrt(MAX_CANVAS / (bitmap.width * bitmap.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(bitmap.width * scale)
  canvas.height = Math.floor(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', QUALITY))
  const name = `${file.name.replace(/\.hei[cf]s?$/i, '')}.jpg`
  return jpeg ? new File([jpeg], name, {type: 'image/jpeg'}) : undefined
}
