/** Areas, which records hold in square feet. */
import {groupedNumber} from '../i18n/grouped-number.ts'
import type {Translator} from '../i18n/translator.ts'
import type {Units} from './currencies.ts'

const SQUARE_METRES = 0.092_903_04

/** `1,250 sq ft` or `116 m²`. */
export const areaText = (squareFeet: number, i18n: Translator, units: Units) =>
  units === 'sqm'
    ? `${groupedNumber(squareFeet * SQUARE_METRES, i18n)} ${i18n._('m²')}`
    : `${groupedNumber(squareFeet, i18n)} ${i18n._('sq ft')}`

/** A price for one square foot, for one of the visitor's units. */
export const pricePerUnit = (perSquareFoot: number, units: Units) =>
  units === 'sqm' ? perSquareFoot / SQUARE_METRES : perSquareFoot
