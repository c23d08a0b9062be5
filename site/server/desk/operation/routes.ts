/** How the site runs, and trying deliveries again. */
import {audit} from '../audit/audit-log.ts'
import {screen, seeOther} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {readOperation} from './read-operation.ts'

export const operationRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/operation',
    permission: 'operations',
    handle: async ({orm, parts}) => screen('operation/overview', await readOperation(orm, parts)),
  },
  {
    method: 'POST',
    path: '/operation/retry',
    permission: 'operations',
    async handle({parts, actor}) {
      await parts.delivery.retry((inside, count) =>
        audit(inside, actor, {action: 'deliveries.retried', details: {count}}),
      )
      return seeOther('/desk/operation', 'deliveries-retried')
    },
  },
]
