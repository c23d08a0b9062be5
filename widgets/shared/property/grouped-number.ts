let format: Intl.NumberFormat | undefined

/** `1,250,000`, in every language (decisions, 'Formats'). */
export function groupedNumber(number: number) {
  // Making the first one takes a phone 30 ms, and most pages write their numbers on the server.
  format ??= new Intl.NumberFormat('en-US', {maximumFractionDigits: 0})
  return format.format(number)
}
