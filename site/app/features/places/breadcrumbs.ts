/** The ways to the pages about places: all of them begin with the communities. */
import type {Translator} from '#kit/i18n/translator.ts'
import {ALL_NEIGHBORHOODS, guidesPath} from '../../shared-with-server/place-paths.ts'
import type {BreadcrumbSteps} from '../../ui/breadcrumb-steps.ts'
import {communityName} from './canned-descriptions.ts'
import type {CommunityShown} from './community/load.ts'
import type {GuidesData} from './guides/load.ts'
import type {Guide} from './neighborhood/load.ts'

export const communityBreadcrumbs = (
  {title, titleLang}: CommunityShown,
  i18n: Translator,
): BreadcrumbSteps => ({
  steps: [communities(i18n)],
  here: title,
  lang: titleLang,
})

export function guidesBreadcrumbs(
  {title, titleLang, isUnknown}: GuidesData,
  i18n: Translator,
): BreadcrumbSteps {
  const here = isUnknown ? i18n._(title) : communityName(title, i18n)
  return {steps: [communities(i18n)], here, lang: here === title ? titleLang : undefined}
}

/** The heading and the title of the list where the community has the name of a neighbourhood, too. */
export const guidesOf = (community: string, i18n: Translator) =>
  i18n._('Neighborhoods of {name}', {name: community})

/** Includes the community whose list linked here. */
export function guideBreadcrumbs(
  {title}: Guide,
  community = ALL_NEIGHBORHOODS,
  i18n: Translator,
): BreadcrumbSteps {
  const guides = {name: communityName(community, i18n), href: guidesPath(community)}
  return {steps: [communities(i18n), guides], here: title.text, lang: title.lang}
}

const communities = (i18n: Translator) => ({name: i18n._('Communities'), href: '/communities'})
