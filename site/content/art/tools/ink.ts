/** The colours of printed matter, as the site has them. */
export const INK = '#14202b'
export const QUIET = '#5d6670'
export const BRASS = '#8a6a35'
export const SAND = '#f7f2e9'
export const RULE = '#d9cfbd'
export const PAPER = '#ffffff'
export const WATER = '#e6eff1'
