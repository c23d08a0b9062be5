/**
 * A stored picture: AVIF, then WebP in the widths that exist, a blurred one until it is there, its
 * true size so that nothing moves. On paper all but the first are small ones: browsers print every
 * picture of a list, uncompressed. Of a back end that knows only the path, that one file.
 */

import {useServices} from '../core/view/use-services.ts'
import {type Picture as PictureFacts, pictureFiles} from './picture-files.ts'

interface PictureProps {
  /** As the record names it. */
  path: string
  /** The record's `pictures`. */
  pictures?: Record<string, PictureFacts>
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** Instead of what the picture itself says is seen; empty where words beside it say the same. */
  alt?: string
  /** In the first screen: fetched at once, before all others. */
  first?: boolean
  /** In the first row of a list: fetched at once, in its turn. Others wait until they are near. */
  eager?: boolean
}

export function Picture({path, pictures, sizes, alt, first = false, eager = first}: PictureProps) {
  const {media} = useServices()
  const facts = pictures?.[path]
  const files = facts ? pictureFiles(path, facts) : []
  const onPaper = first ? undefined : files.find(({format}) => format === 'webp')
  const setOf = (format: string) => [
    ...files
      .filter(file => file.format === format)
      .map(file => `${media(file.path)} ${file.width}w`),
    ...(facts && path.endsWith(`.${format}`) ? [`${media(path)} ${facts.width}w`] : []),
  ]
  return (
    <span className="picture">
      {facts?.placeholder && (
        <img
          className="picture__blur"
          src={facts.placeholder}
          alt=""
          aria-hidden="true"
          {...focusOf(facts)}
        />
      )}
      <picture>
        {onPaper && <source media="print" srcSet={media(onPaper.path)} />}
        {(['avif', 'webp'] as const).map(format => {
          const set = setOf(format)
          return set.length > 0 ? (
            <source key={format} type={`image/${format}`} srcSet={set.join(', ')} sizes={sizes} />
          ) : null
        })}
        <img
          className="picture__image"
          {...focusOf(facts)}
          loading={eager ? 'eager' : 'lazy'}
          decoding={first ? 'auto' : 'async'}
          fetchPriority={first ? 'high' : undefined}
          width={facts?.width}
          height={facts?.height}
          alt={alt ?? facts?.alt ?? ''}
          src={media(path)}
        />
      </picture>
    </span>
  )
}

/** In tenths, for which there are rules: pages allow no style of their own in the markup. */
function focusOf(facts?: PictureFacts) {
  const [x, y] = (facts?.focus ?? []).map(percent => Math.round(percent / 10))
  return {'data-x': x, 'data-y': y}
}
