/** Limits of the forms with files (spec sections 5 and 9), shared by the browser and the server. */

/** A file as the rules see it: the browser's own, or one that has arrived at the server. */
export type GivenFile = Pick<File, 'name' | 'type' | 'size'>

export const MEGABYTE = 1024 * 1024

/** By the type that the browser names; their endings are the ones that a picker offers. */
export const imageTypes: Record<string, string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
}

export const MAX_IMAGES = 5
/** Bytes of one picture. The specification names no limit; a camera's largest stays below this. */
export const LARGEST_IMAGE = 20 * MEGABYTE
/** More than consumer cameras produce; the frames of an animation count together. */
const MAX_PIXELS = 50_000_000
/** Some phones take photos of 200 megapixels. A JPEG is shrunk while it is decoded. */
export const MAX_JPEG_PIXELS = 250_000_000

export const maxPixels = (type: string) => (type === 'image/jpeg' ? MAX_JPEG_PIXELS : MAX_PIXELS)

export const RESUME_TYPE = 'application/pdf'
/** A resume has fewer bytes than this. */
export const RESUME_LIMIT = 10 * MEGABYTE

export const fileMessages = {
  tooManyImages: /*i18n*/ 'Please select only 5 images',
  imageFormat: /*i18n*/ 'Invalid file format',
  imageSize: /*i18n*/ 'Each image can be up to 20 MB.',
  imagePixels:
    /*i18n*/ 'Images can be up to 50 megapixels, JPEGs up to 250. Please choose a smaller version.',
  /** Shown below `imageFormat`. */
  heic: /*i18n*/ 'Please export the HEIC photo as a JPEG and choose that. On an iPhone, Settings > Camera > Formats > Most Compatible saves new photos as JPEG.',
  resume: /*i18n*/ 'Invalid File Format',
}

/** Some systems name no type: such a file passes here, and the server looks into it. */
export const isImageType = ({type}: GivenFile) => type === '' || Object.hasOwn(imageTypes, type)

/** Why these files are not taken as they are; undefined when they are. */
export function imagesRefusal(images: readonly GivenFile[]): string | undefined {
  if (images.length > MAX_IMAGES) return fileMessages.tooManyImages
  if (!images.every(isImageType)) return fileMessages.imageFormat
  if (images.some(({size}) => size > LARGEST_IMAGE)) return fileMessages.imageSize
  return undefined
}

export const isResume = ({type, size}: GivenFile) => type === RESUME_TYPE && size < RESUME_LIMIT

/** Readers open a document whose header comes within so many bytes. */
const HEADER_BYTES = 1024

/**
 * Some programs write a byte order mark, blank lines or commands for a printer before the header. It
 * may not be markup: such a file could be read as a page.
 */
export async function beginsAsPdf(file: Blob): Promise<boolean> {
  const start = await file.slice(0, HEADER_BYTES).text()
  return /^[^<]*?%PDF-/.test(start)
}
