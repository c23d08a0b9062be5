/** A PO catalogue, compiled by the build; shared messages are merged in. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}

/** A style sheet as text; elements adopt it into their shadow roots. */
declare module '*.css' {
  const text: string
  export default text
}
