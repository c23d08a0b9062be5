/** A phone in the dark and a desktop in the light: an open page is shown on both. */
export const SCREENS = [
  {width: 390, height: 900, colorScheme: 'dark'},
  {width: 1440, height: 900, colorScheme: 'light'},
] as const
