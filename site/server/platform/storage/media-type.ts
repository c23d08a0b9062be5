/** The types of stored media. Nothing else is ever served, whatever its name. */
import {extname} from 'node:path'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

export const mediaType = (path: string) =>
  TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'

export const isMedia = (path: string) => extname(path).toLowerCase() in TYPES
