import {type Attribute, choice} from '#kit/core/attributes.ts'
import {type Currency, currencies, type Units, units} from '#kit/i18n/display.ts'

/** Attributes of every widget with prices or areas; the page's settings are their defaults. */
export const displayAttributes = {
  /**
   * The currency that prices are shown in, beside AED: approximate, with the day of its rate. `auto`
   * follows the language of your page, such as EUR for French. Without it, AED alone.
   */
  currency: {...choice(['auto', ...currencies], 'AED'), initial: null} as Attribute<
    Currency | 'auto' | null
  >,
  /**
   * Areas, and prices for them, in square feet or in square metres: `sqm`. Without it, as the widget's
   * language is used to: square feet in English, square metres in French, Russian and Arabic.
   */
  units: {...choice(units, 'sqft'), initial: null} as Attribute<Units | null>,
}
