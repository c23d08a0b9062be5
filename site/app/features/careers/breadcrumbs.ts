import type {Translator} from '#kit/i18n/translator.ts'
import type {BreadcrumbSteps} from '../../ui/breadcrumb-steps.ts'
import type {OpeningShown} from './load.ts'
import {OPENINGS} from './opening.ts'

export const openingBreadcrumbs = (
  {title, titleLang}: OpeningShown,
  i18n: Translator,
): BreadcrumbSteps => ({
  steps: [{name: i18n._('Careers'), href: OPENINGS}],
  here: title,
  lang: titleLang,
})
