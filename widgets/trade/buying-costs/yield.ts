/** The yield of a home that is let, as a share of what it costs: arithmetic, and no forecast. */
import {type Fils, filsOf, millionthsOf, rounded, shareOf} from './fils.ts'

export interface Letting {
  /** Expected for a year in which the home is never empty. */
  rent: Fils
  /** The weeks of a year without a tenant. */
  vacantWeeks: number
  /** A percentage of the rent that is received. */
  management: number
  /** For the year. Undefined: nobody knows it. */
  serviceCharge?: Fils
  /** For the year. */
  other: Fils
}

export interface LettingResult extends Omit<Letting, 'vacantWeeks' | 'management'> {
  vacancy: Fils
  management: Fils
  /** The rest of the rent; undefined without the service charge. */
  left?: Fils
}

export function lettingResultOf(letting: Letting): LettingResult {
  const {rent, vacantWeeks, serviceCharge, other} = letting
  const vacancy = partOfYear(rent, vacantWeeks)
  const management = shareOf(rent - vacancy, letting.management)
  const left =
    serviceCharge === undefined ? undefined : rent - vacancy - management - serviceCharge - other
  return {rent, vacancy, management, serviceCharge, other, left}
}

/** The exact share of so many weeks of 52, rounded once. */
const partOfYear = (rent: Fils, weeks: number): Fils =>
  Number(rounded(BigInt(rent) * millionthsOf(weeks), 52n * millionthsOf(1)))

/** A year's service charge: an amount for each square foot. */
export const serviceChargeOf = (perSquareFoot: Fils, squareFeet: number): Fils =>
  Number(rounded(BigInt(perSquareFoot) * millionthsOf(squareFeet), millionthsOf(1)))

/** A year's rent in whole dirhams, by an asking rent in AED for each square foot. */
export const rentOf = (perSquareFoot: number, squareFeet: number): Fils =>
  Number(
    rounded(BigInt(filsOf(perSquareFoot)) * millionthsOf(squareFeet), 100n * millionthsOf(1)),
  ) * 100

/** In hundredths of a percent, to the nearest one. What is lost is below zero. */
export function yieldOf(income: Fils, base: Fils): number {
  const share = Number(rounded(BigInt(Math.abs(income)) * 10_000n, BigInt(base)))
  return income < 0 ? -share : share
}
