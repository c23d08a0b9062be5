/** The messages between the server and its image worker. */

export interface ImageTask {
  path: string
  /** The media type of its content. */
  type: string
}

/** The re-encoded image, or the limit that it exceeds. */
export type ImageResult = {image: Uint8Array} | {refused: 'pixels' | 'format'}

/** Resident bytes at which the worker exits: decoding takes up to 14 bytes per pixel. */
export const MAX_MEMORY = 1_200 * 1024 * 1024
