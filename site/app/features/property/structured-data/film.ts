/** The film that a page of a home shows. */
import type {VideoObject} from 'schema-dts'
import type {Property} from '#trade/contract/entities.ts'
import {idOf, type JsonLdContext} from '../../../structured-data/json-ld.ts'

/** `listed`: the day on which the home and its film were published. Search engines need it. */
export function filmOf(
  {name, short_description, video, main_images: [still]}: Property,
  listed: string | undefined,
  context: JsonLdContext,
): (VideoObject & {'@id': string}) | undefined {
  if (!video || !still || !listed) return undefined
  return {
    '@type': 'VideoObject',
    '@id': idOf(context, 'film'),
    name,
    description: short_description || undefined,
    thumbnailUrl: context.media(still),
    contentUrl: context.media(video),
    uploadDate: listed,
  }
}
