/** The ways to the pages about places: all of them begin with the communities. */
import type {Translator} from '../../../widgets/shared/i18n/translator.ts'
import type {TrailSteps} from '../trail/steps.ts'
import {ALL_NEIGHBORHOODS, guidesPath} from './addresses.ts'
import {communityName} from './canned-descriptions.ts'
import type {CommunityShown} from './load-community.ts'
import type {GuidesData} from './load-guides.ts'
import type {Guide} from './load-neighborhood.ts'

export const communityTrail = (
  {title, titleLang}: CommunityShown,
  i18n: Translator,
): TrailSteps => ({
  steps: [communities(i18n)],
  here: title,
  lang: titleLang,
})

export function guidesTrail({title, titleLang}: GuidesData, i18n: Translator): TrailSteps {
  const here = communityName(title, i18n)
  return {steps: [communities(i18n)], here, lang: here === title ? titleLang : undefined}
}

/** By way of the community from whose list the visitor came. */
export function guideTrail(
  {title}: Guide,
  community = ALL_NEIGHBORHOODS,
  i18n: Translator,
): TrailSteps {
  const guides = {name: communityName(community, i18n), href: guidesPath(community)}
  return {steps: [communities(i18n), guides], here: title.text, lang: title.lang}
}

const communities = (i18n: Translator) => ({name: i18n._('Communities'), href: '/communities'})
