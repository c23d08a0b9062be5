/** Breadcrumbs of a page: each area builds its own, for the page and its structured data. */
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {RouteDefinition} from '../shared-with-server/routes.ts'

interface Step {
  name: string
  href: string
  /** `en` where it is English for want of a translation. */
  lang?: Locale
  /** In the browser it leads to the search that the visitor came from. */
  isBackToSearch?: true
}

export interface BreadcrumbSteps {
  /** The steps from the outermost one below home inwards. */
  steps: Step[]
  /** The page itself. */
  here: string
  lang?: Locale
}

/** Every trail begins at home. */
export const stepsFromHome = ({steps}: BreadcrumbSteps, i18n: Translator): Step[] => [
  {name: i18n._('Home'), href: '/'},
  ...steps,
]

/** The trail of a page without a trail of its own, if its route is one step below home. */
export const trailBelowHome = (
  {title, belowHome}: Pick<RouteDefinition, 'title' | 'belowHome'>,
  i18n: Translator,
): BreadcrumbSteps | undefined =>
  belowHome && title ? {steps: [], here: i18n._(title)} : undefined
