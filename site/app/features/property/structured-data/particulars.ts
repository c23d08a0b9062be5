/** Facts that decide, in the words of the page where schema.org has no property for them. */
import {languageOf} from '#kit/i18n/locale.ts'
import type {Property} from '#trade/contract/entities.ts'
import {
  buildingFacts,
  floorText,
  isStated,
  moneyFacts,
} from '#trade/property/particulars/stated-facts.ts'
import type {JsonLdContext} from '../../../structured-data/json-ld.ts'

export function particulars(home: Property, {i18n, locale}: JsonLdContext) {
  // Search engines choose no units and no currency.
  const money = {units: languageOf(locale).units, isPending: false}
  const facts = [...buildingFacts(home, i18n, money), ...moneyFacts(home, i18n, money)]
  const additionalProperty = facts
    .filter(isStated)
    .map(({label, value}) => ({'@type': 'PropertyValue' as const, name: label, value}))
  return {
    containedInPlace: home.building ? {'@type': 'Place' as const, name: home.building} : undefined,
    additionalProperty: additionalProperty.length ? additionalProperty : undefined,
  }
}

/** Floors are counted as they are there, which is what the page shows. */
export const floorLevel = (home: Property, {i18n}: JsonLdContext) =>
  home.floor === undefined ? undefined : `${floorText(home, i18n)}`
