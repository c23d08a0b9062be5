import type {Property} from '../../../widgets/shared/api/entities.ts'
import {writeQuery} from '../../../widgets/shared/api/search-query.ts'
import {englishOf} from '../../../widgets/shared/property/facts.tsx'
import {useSite} from '../site-context.tsx'

export function Breadcrumb({property}: {property: Property}) {
  const {i18n} = useSite()
  const {name, builder_community, neighborhood} = property
  const community = neighborhood?._id ?? builder_community
  return (
    <nav className="breadcrumb" aria-label={i18n._('You are here')}>
      <ol>
        <li>
          <a href="/">{i18n._('Home')}</a>
        </li>
        <li>
          <a href="/properties">{i18n._('Our Properties')}</a>
        </li>
        {builder_community && (
          <li>
            <a href={`/properties${writeQuery({community})}`}>{builder_community}</a>
          </li>
        )}
        <li aria-current="page" lang={englishOf(property, 'name')}>
          {name}
        </li>
      </ol>
    </nav>
  )
}
