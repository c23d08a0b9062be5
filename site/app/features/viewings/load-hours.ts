/** The free hours of a home or of an agent, for a page. */
import {getViewingHours} from '#trade/contract/viewing-calls.ts'
import type {Visit} from '../../core/page-types.ts'
import {optionalData} from '../../records/optional-data.ts'

export interface Named {
  slug?: string | undefined
  agent?: string | undefined
}

export const DAYS_OF_PAGE = '7'

/** Those to which a viewing can be moved, by its token. */
export const hoursToMove = (viewing: string, visit: Pick<Visit, 'api' | 'signal'>) =>
  optionalData(getViewingHours, {viewing, days: DAYS_OF_PAGE}, visit)

/** True where hours are offered at all; a section of a page follows from it. */
export async function offersHours(named: Named, visit: Pick<Visit, 'api' | 'signal'>) {
  const hours = await optionalData(getViewingHours, {...oneOf(named), days: '1'}, visit)
  return hours ? true : undefined
}

const oneOf = ({slug = '', agent = ''}: Named) => (slug ? {slug} : {agent})
