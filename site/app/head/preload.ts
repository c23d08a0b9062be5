/** Preloads the largest picture of a page before its markup is parsed. */
import {mediaAddress} from '../../../widgets/shared/api/addresses.ts'
import {pictureFiles} from '../../../widgets/shared/api/picture.ts'
import type {PicturePreload} from '../core/document.ts'
import type {Page} from '../core/page-types.ts'

/** As `Picture` will request it: in AVIF where there are such files, else the only file. */
export function preloadOf(
  {definition, data}: Pick<Page, 'definition' | 'data'>,
  storageUrl: string,
): PicturePreload | undefined {
  const {path, pictures, sizes} = definition.firstPicture?.(data) ?? {}
  if (!path) return
  const media = (stored: string) => mediaAddress(storageUrl, stored)
  const facts = pictures?.[path]
  const files = facts ? pictureFiles(path, facts).filter(({format}) => format === 'avif') : []
  const set = files.map(file => `${media(file.path)} ${file.width}w`).join(', ')
  return set ? {href: media(path), set, sizes, type: 'image/avif'} : {href: media(path)}
}
