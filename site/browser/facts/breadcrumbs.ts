import type {BreadcrumbList} from 'schema-dts'
import type {TrailSteps} from '../trail/steps.ts'
import {idOf, type Telling} from './telling.ts'

/** The trail of the page as it is shown, with the page itself at its end. */
export const breadcrumbs = ({steps, here}: TrailSteps, telling: Telling): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': idOf(telling, 'trail'),
  itemListElement: [
    ...steps.map(({name, href}) => ({name, item: telling.at(href)})),
    {name: here, item: telling.address},
  ].map((step, at) => ({'@type': 'ListItem' as const, position: at + 1, ...step})),
})
