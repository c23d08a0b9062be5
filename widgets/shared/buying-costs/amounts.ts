/** Numbers as people write them, in any of the product's languages; null for what is none. */
import {type Fils, filsOf} from './fils.ts'

/** `1,250,000`, `1 250 000`, `AED 1.250.000`, `4 200,50` in dirhams. */
export function readAed(text: string): Fils | null {
  const plain = westernDigits(text).replace(/AED|[\s'’٬]/gi, '')
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(plain)
    ? plain.replace(/[.,]/g, '')
    : plain.replace(/,(?=\d{3}(\D|$))/g, '').replace(',', '.')
  return /^\d{1,12}(\.\d{1,2})?$/.test(digits) ? filsOf(Number(digits)) : null
}

/** `3.99`, `3,99` or `3.99 %`, to the fourth decimal. */
export function readPercent(text: string): number | null {
  const digits = westernDigits(text)
    .replace(/[\s%٪]/g, '')
    .replace(/[,٫]/, '.')
  return /^\d{1,3}(\.\d{1,4})?$/.test(digits) ? Number(digits) : null
}

const westernDigits = (text: string) =>
  text.replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
