/** Converts the entered assumptions of a yield into numbers. */
import type {AskingRents} from '#trade/buying-costs/asking-rents.ts'
import {type Fils, readAed, readPercent} from '#trade/buying-costs/fils.ts'
import {USUAL, type Values} from '#trade/buying-costs/query.ts'
import {readerOf, within} from '#trade/buying-costs/reading.ts'
import {type Letting, rentOf, serviceChargeOf} from '#trade/buying-costs/yield.ts'

const WEEKS_FAULT = /*i18n*/ 'Please enter weeks from 0 to 52'
const PERCENT_FAULT = /*i18n*/ 'Please enter a percentage from 0 to 100'
const AREA_FAULT = /*i18n*/ 'Please enter an area in square feet'

const MAX_AREA = 1_000_000_000

export interface EnteredLetting extends Omit<Letting, 'rent'> {
  /** The visitor's own, or by the asking rents here; undefined: nobody knows it. */
  rent?: Fils
  /** The rent that the asking rents here come to. */
  asked?: Fils
  area?: number
}

export function lettingIn(values: Values, rents?: AskingRents) {
  const {faults, read, amount, base} = readerOf(values)
  const own = base('rent')
  const perSquareFoot = amount('service')
  const area = read('area', squareFeet, AREA_FAULT)
  const weeks = read('vacancy', text => within(readPercent(text), 0, 52), WEEKS_FAULT)
  const management = read('management', text => within(readPercent(text), 0, 100), PERCENT_FAULT)
  const asked = rents && area ? rentOf(rents.median, area) : undefined
  const letting: EnteredLetting = {
    rent: own ?? asked,
    asked,
    area,
    vacantWeeks: weeks ?? Number(USUAL.vacancy),
    management: management ?? Number(USUAL.management),
    serviceCharge:
      perSquareFoot === undefined || area === undefined
        ? undefined
        : serviceChargeOf(perSquareFoot, area),
    other: amount('other') ?? 0,
  }
  return {letting, faults}
}

/** `1,234`, `1 234,5`: areas are grouped as amounts are. */
function squareFeet(text: string) {
  const hundredths = readAed(text)
  return hundredths && hundredths <= MAX_AREA * 100 ? hundredths / 100 : null
}
