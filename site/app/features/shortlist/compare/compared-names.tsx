import {labelled} from '#kit/i18n/labelled.ts'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {englishOf} from '#trade/property/facts.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Icon} from '../../../ui/icon.tsx'
import {Link} from '../../../ui/link.tsx'
import {stopComparing} from '../device/edit-lists.ts'
import {addressWith} from '../slugs.ts'

/** Pictures and names; removing is a link, so that it works without JavaScript and Back undoes it. */
export function ComparedNames({homes}: {homes: Property[]}) {
  const {i18n} = useSite()
  const without = (gone: Property) =>
    addressWith(
      '/compare',
      homes.filter(home => home !== gone).map(({slug}) => slug),
    )
  return (
    <thead>
      <tr className="compare__removals">
        <td />
        {homes.map(home => (
          <td key={home.slug}>
            <Link
              className="compare__remove"
              href={without(home)}
              aria-label={labelled(i18n, i18n._('Remove'), home.name)}
              onClick={() => stopComparing(home.slug)}
            >
              {i18n._('Remove')}
              <Icon name="close" />
            </Link>
          </td>
        ))}
      </tr>
      <tr>
        <td />
        {homes.map(({name, slug, main_images: [picture], pictures, in_english}) => (
          <th key={slug} scope="col" className="compare__home">
            <div className="compare__picture">
              {picture && (
                <Picture
                  path={picture}
                  pictures={pictures}
                  sizes="(min-width: 64em) 24rem, 18rem"
                  alt=""
                />
              )}
            </div>
            <Link href={propertyPath(slug)} {...otherLanguage(englishOf({in_english}, 'name'))}>
              {name}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}
