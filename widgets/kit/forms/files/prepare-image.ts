/** Gets a chosen image ready before any of it is sent, or says why the form does not take it. */
import {jpegOf} from './heic-to-jpeg.ts'
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
