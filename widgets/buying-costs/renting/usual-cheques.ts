/** In how many cheques a year's rent is usually paid. */
const USUAL = [1, 2, 3, 4, 6, 12]

/** The usual numbers up to the most that is taken, and the chosen one. */
export const usualCheques = (most: number, chosen = '1'): number[] =>
  [...new Set([...USUAL.filter(number => number <= most), most, Number(chosen)])]
    .filter(number => Number.isInteger(number) && number > 0)
    .sort((one, other) => one - other)
