/** An amount of dirhams as people write it, `1,250,000` or `1 250 000`, reduced to its digits. */
export const tidyAmount = (text: string) => text.replace(/[\s,'’]/g, '')
