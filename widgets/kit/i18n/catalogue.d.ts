/**
 * `./messages/*.po`: all catalogues of a folder, compiled by the build; shared messages are merged in.
 * English comes with the importing module, the other languages are chunks of their own.
 */
declare module '*.po' {
  export const catalogues: import('./translator.ts').Catalogues
}

/** A style sheet as text; elements adopt it into their shadow roots. */
declare module '*.css' {
  const text: string
  export default text
}
