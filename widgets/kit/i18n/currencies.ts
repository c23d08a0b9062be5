/** The currencies and units that prices and areas can be shown in; dirhams are usual. */
export const currencies = ['AED', 'USD', 'EUR', 'GBP', 'RUB', 'CNY', 'INR', 'SAR'] as const
/** ISO 4217. */
export type Currency = (typeof currencies)[number]
export type ForeignCurrency = Exclude<Currency, 'AED'>

export const foreignCurrencies = currencies.filter(
  (currency): currency is ForeignCurrency => currency !== 'AED',
)

/** `sqft`: square feet. `sqm`: square metres. */
export const units = ['sqft', 'sqm'] as const
export type Units = (typeof units)[number]
