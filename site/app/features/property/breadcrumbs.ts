import type {Translator} from '#kit/i18n/translator.ts'
import type {Property} from '#trade/contract/entities.ts'
import {builderPath} from '#trade/property/property-path.ts'
import {writeQuery} from '#trade/search-query/search-query.ts'
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
    steps: [ourProperties(i18n), ...nearby],
    here: name,
    lang: englishIn(property, 'name'),
  }
}

/** A project is its builder's; without a known builder it is one of the homes. */
export function projectBreadcrumbs(property: Property, i18n: Translator): BreadcrumbSteps {
  const {name, builder} = property
  const above = builder
    ? [
        {name: i18n._('Builders'), href: '/builders'},
        {name: builder.name, href: builderPath(builder.slug)},
      ]
    : [ourProperties(i18n)]
  return {steps: above, here: name, lang: englishIn(property, 'name')}
}

const ourProperties = (i18n: Translator) => ({
  name: i18n._('Our Properties'),
  href: '/properties',
  isBackToSearch: true as const,
})
