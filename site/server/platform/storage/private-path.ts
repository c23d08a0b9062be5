/** The part of a bucket that is no media: visitors' uploads. */
export const PRIVATE = 'private/'

/** However it is written: some buckets do not tell capitals from small letters. */
export const isPrivate = (path: string) => path.toLowerCase().startsWith(PRIVATE)
