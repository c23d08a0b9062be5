/** Where the page of an open house belongs. */
import type {Translator} from '#kit/i18n/translator.ts'
import {OPEN_HOUSES} from '#trade/open-house/calendar.ts'
import {englishOf} from '#trade/property/facts.tsx'
import type {BreadcrumbSteps} from '../../../ui/breadcrumb-steps.ts'
import type {OpenHouseData} from './load.ts'

export function openHouseBreadcrumbs({house}: OpenHouseData, i18n: Translator): BreadcrumbSteps {
  return {
    steps: [{name: i18n._('Open Houses'), href: OPEN_HOUSES}],
    here: house?.title ?? '',
    lang: house && englishOf(house, 'open_house_details.title'),
  }
}
