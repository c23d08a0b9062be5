/** How the site runs, and trying deliveries again. */
import {audit} from '#desk/audit/audit-log.ts'
import {screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, get, post} from '#desk/http/desk-route.ts'
import {OperationScreen} from './overview-screen.tsx'
import {readOperation} from './read-operation.ts'

export const operationRoutes: DeskRoute[] = [
  get('/operation', 'operations', async ({orm, parts}) =>
    screen(<OperationScreen {...(await readOperation(orm, parts))} />),
  ),
  post('/operation/retry', 'operations', async ({parts, actor}) => {
    await parts.delivery.retry((inside, count) =>
      audit(inside, actor, {action: 'deliveries.retried', details: {count}}),
    )
    return seeOther('/desk/operation', 'deliveries-retried')
  }),
]
