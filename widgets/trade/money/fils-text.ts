/** Amounts to the fils, where a sum of them has to come out even. */
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Fils} from '../buying-costs/fils.ts'
import {decimalPoint} from '../buying-costs/percent-text.ts'
import {withCurrency} from './with-currency.ts'

type Spoken = Pick<Translator, 'locale'>

/** `1,250,000`, and `157.50` where there are fils. */
export function filsText(fils: Fils, i18n: Spoken) {
  const rest = fils % 100
  const whole = groupedNumber((fils - rest) / 100, i18n) || '0'
  return rest ? `${whole}${decimalPoint(i18n)}${`${rest}`.padStart(2, '0')}` : whole
}

/** `AED 18.50`: small amounts for which fils count. */
export const exactAed = (dirhams: number, i18n: Spoken) =>
  aedOfFils(Math.round(dirhams * 100), i18n)

/** Always AED: it is what is paid. */
export const aedOfFils = (fils: Fils, i18n: Spoken) =>
  withCurrency(filsText(fils, i18n), 'AED', i18n)
