import type {BreadcrumbList} from 'schema-dts'
import type {BreadcrumbSteps} from '../ui/breadcrumb-steps.ts'
import {idOf, type JsonLdContext} from './json-ld.ts'

/** The trail of the page as it is shown, with the page itself at its end. */
export const breadcrumbs = (
  {steps, here}: BreadcrumbSteps,
  context: JsonLdContext,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': idOf(context, 'trail'),
  itemListElement: [
    ...steps.map(({name, href}) => ({name, item: context.at(href)})),
    {name: here, item: context.address},
  ].map((step, at) => ({'@type': 'ListItem' as const, position: at + 1, ...step})),
})
