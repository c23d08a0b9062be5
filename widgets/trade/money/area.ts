/** Areas, which records hold in square feet. */

import type {Units} from '#kit/i18n/display.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {Translator} from '#kit/i18n/translator.ts'

const SQUARE_METRES = 0.092_903_04

/** A whole number of square metres or square feet. */
export const areaIn = (units: Units, squareFeet: number) =>
  units === 'sqm' ? Math.round(squareFeet * SQUARE_METRES) : squareFeet

/** `1,250 sq ft` or `116 m²`. */
export const areaText = (squareFeet: number, i18n: Translator, units: Units) =>
  `${groupedNumber(areaIn(units, squareFeet), i18n)} ${units === 'sqm' ? i18n._('m²') : i18n._('sq ft')}`

/** A price for one square foot, for one of the visitor's units. */
export const pricePerUnit = (perSquareFoot: number, units: Units) =>
  units === 'sqm' ? perSquareFoot / SQUARE_METRES : perSquareFoot
