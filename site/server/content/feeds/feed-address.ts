/** Whether a feed is at an address that can be asked; else it is a file. */
export const isFeedAddress = (source: string) =>
  /^https?:\/\//i.test(source) && URL.canParse(source)
