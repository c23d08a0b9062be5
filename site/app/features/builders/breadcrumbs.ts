import type {Translator} from '#kit/i18n/translator.ts'
import {englishIn} from '../../records/record-fields.ts'
import type {BreadcrumbSteps} from '../../ui/breadcrumb-steps.ts'
import type {BuilderData} from './load.ts'

export const builderBreadcrumbs = (builder: BuilderData, i18n: Translator): BreadcrumbSteps => ({
  steps: [{name: i18n._('Builders'), href: '/builders'}],
  here: builder.name,
  lang: englishIn(builder, 'name'),
})
