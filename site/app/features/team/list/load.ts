/** Loads the page of the whole team. */
import {getTeam} from '#trade/contract/contract.ts'
import type {TeamMember} from '#trade/contract/entities.ts'
import type {Visit} from '../../../core/page-types.ts'
import {reading} from '../../../records/call-result.ts'
import {BackendUnavailable} from '../../../records/missing-record.ts'
import {listOf} from '../../../shared-with-server/list-of.ts'
import {type Expert, expertsOf} from '../expert.ts'

export interface TeamData {
  members: Expert[]
  failure?: string
}

export async function loadTeam({api, signal}: Visit): Promise<TeamData> {
  const {data, failure} = await reading(api(getTeam, {}, {signal}))
  if (failure) throw new BackendUnavailable({members: [], failure} satisfies TeamData)
  return {members: expertsOf(inOrder(listOf(data)))}
}

/** Spec section 9: where a record says nothing of its place. */
const DEFAULT_ORDER = 100

/** Members of the same place stay in the order of the back end. */
export const inOrder = (members: TeamMember[]) =>
  [...members].sort((one, other) => orderOf(one) - orderOf(other))

const orderOf = ({sortOrder}: TeamMember) =>
  typeof sortOrder === 'number' ? sortOrder : DEFAULT_ORDER
