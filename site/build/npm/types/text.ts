/** How pieces of a declaration file are written. */
import type {Member} from '../../../../docs/page/facts/properties.ts'
import type {PackagedWidget} from '../members.ts'

/** A comment that an editor shows, with the default where there is one. */
export function comment(doc: string, indent = '', initial = '') {
  const said = initial ? `${doc} @default ${initial}` : doc
  return `${indent}/** ${said.replaceAll('*/', '* /')} */`
}

export const lines = (...parts: (string | string[])[]) => `${parts.flat().join('\n')}\n`

/**
 * Attribute values in HTML, as TypeScript can check them: data is JSON there, a number its digits.
 */
export const attributeType = (member: Member) =>
  `${textType(member)}${member.isNullable ? ' | null' : ''}`

function textType({type, value}: Member) {
  if (type === 'boolean') return "boolean | '' | 'true' | 'false'"
  if (type.startsWith('number')) return `number | \`\${number}\``
  if (type === 'JSON') return `${value} | string`
  return /^[[A-Z]/.test(value) ? 'string' : value
}

/** A property, or what a framework hands on as one. */
export const propertyType = ({value, isNullable}: Member) =>
  isNullable ? `${value} | null` : value

/** Properties that every element of the page has need no declaration of ours. */
export const ownMembers = ({members}: PackagedWidget) =>
  members.filter(({property}) => property !== 'lang')

export const union = (names: string[]) => names.map(name => `'${name}'`).join(' | ')
