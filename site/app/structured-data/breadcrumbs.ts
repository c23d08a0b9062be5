import type {BreadcrumbList} from 'schema-dts'
import {type BreadcrumbSteps, stepsFromHome} from '../ui/breadcrumb-steps.ts'
import {idOf, type JsonLdContext} from './json-ld.ts'

/** The trail of the page as it is shown, with the page itself at its end. */
export const breadcrumbs = (trail: BreadcrumbSteps, context: JsonLdContext): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': idOf(context, 'trail'),
  itemListElement: [
    ...stepsFromHome(trail, context.i18n).map(({name, href}) => ({name, item: context.at(href)})),
    {name: trail.here, item: context.address},
  ].map((step, at) => ({'@type': 'ListItem' as const, position: at + 1, ...step})),
})
