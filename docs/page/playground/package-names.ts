/** The names in the npm package, for the snippets. */
export const PACKAGE = '@ocp/real-estate-widgets'

/** `ocp-book-now` -> `@ocp/real-estate-widgets/book-now`; importing it defines the tag. */
export const entryOf = (tag: string) => `${PACKAGE}/${tag.replace(/^ocp-/, '')}`

export const REACT_ENTRY = `${PACKAGE}/react`

/** `ocp-book-now` -> `BookNow`, `ocp-submit` -> `OcpSubmit`. */
const capitals = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

export const componentOf = (tag: string) => capitals(tag.replace(/^ocp-/, ''))

/** Sets the agency's origins; must run before a widget is fetched. */
export const CONFIGURE = `import {configure} from '${PACKAGE}'`

/** `ocp-submit` -> `onOcpSubmit`. */
export const handlerOf = (event: string) => `on${capitals(event)}`

/** `career-id` -> `careerId`. */
export const propOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
