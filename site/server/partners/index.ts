/** Slice: partners, the use of their widgets, and the mails of a month. */
import {closeLater, defineSlice} from '#server/platform/slice.ts'
import {sendMonthlyMails} from './monthly/monthly-mails.ts'
import {type OffList, openOffList} from './registry/off-list.ts'
import {createUseCounter, type UseCounter} from './usage/usage.ts'
import {createVisitCounter, type VisitCounter} from './usage/visits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    useCounter: UseCounter
    visitCounter: VisitCounter
    /** Partners whose widgets are switched off. */
    offList: OffList
  }
}

export const partners = defineSlice('partners', ['content', 'leads'], async (app, {isIdle}) => {
  const {database, leads, siteContent, outbox, mailer, log} = app
  const use = createUseCounter(database, log)
  const visits = createVisitCounter(database, log)
  app.decorate('useCounter', use)
  app.decorate('visitCounter', visits)
  app.decorate('offList', openOffList(database))
  closeLater(app, use, visits)
  if (isIdle) return
  closeLater(app, sendMonthlyMails({database, leads, siteContent, outbox, mailer, log}))
})
