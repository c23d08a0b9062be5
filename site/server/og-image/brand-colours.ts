/** The brand's colours where nothing reads the tokens: in icons, and in pictures that the server draws. */
export const NIGHT = '#0e1620'
export const SAND = '#f7f2e9'
export const BRASS = '#d0ae74'
