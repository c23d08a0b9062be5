/** What prices and areas are shown in: the visitor decides on the agency's site, the partner elsewhere. */
import {pageSettings} from '../core/page-settings.ts'
import type {Rates} from './rates.ts'

/** What is asked for; anything left out is as usual. */
export interface Display {
  currency?: string
  units?: string
  /** Known already, as on the agency's site; widgets elsewhere fetch them. */
  rates?: Rates
}

let provided: Display = {}

/** The visitor's choice on the agency's site, for all elements of its pages. */
export const provideDisplay = (display: Display) => {
  provided = display
}

/** The element's own words first, then those of the loader's tag, then the visitor's choice. */
export function displayOf(own: Display): Display {
  const wish = (name: 'currency' | 'units') => own[name] || pageSettings()[name] || provided[name]
  return {...provided, currency: wish('currency'), units: wish('units')}
}
