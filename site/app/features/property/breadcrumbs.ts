import type {Property} from '../../../../widgets/shared/api/entities.ts'
import {writeQuery} from '../../../../widgets/shared/api/search-query.ts'
import type {Translator} from '../../../../widgets/shared/i18n/translator.ts'
import {englishIn} from '../../records/record-fields.ts'
import type {BreadcrumbSteps} from '../../ui/breadcrumb-steps.ts'

export function propertyBreadcrumbs(property: Property, i18n: Translator): BreadcrumbSteps {
  const {name, builder_community, neighborhood} = property
  const community = neighborhood?._id ?? builder_community
  const nearby = builder_community
    ? [
        {
          name: builder_community,
          href: `/properties${writeQuery({community})}`,
          lang: englishIn(property, 'builder_community'),
        },
      ]
    : []
  return {
    steps: [
      {name: i18n._('Home'), href: '/'},
      {name: i18n._('Our Properties'), href: '/properties'},
      ...nearby,
    ],
    here: name,
    lang: englishIn(property, 'name'),
  }
}
