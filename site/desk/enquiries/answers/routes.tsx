/** Answers to an enquiry. */
import {nothingHere, seeOther} from '#desk/http/answers.ts'
import type {DeskRoute, DeskVisit} from '#desk/http/desk-route.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {queryOf} from '../addresses.ts'
import {readFilter} from '../list/filter.ts'
import {showOne} from '../one/routes.tsx'
import type {Viewer} from '../scope.ts'
import {done, work} from '../work/routes.tsx'
import {changeState} from '../work/state.ts'
import {fingerprintOf} from './draft.ts'
import {LONGEST_SUBJECT, noteAnswer, sendAnswer} from './send-answer.ts'
import {templateNames} from './templates.ts'

const LONGEST_TEXT = 20_000
const KEY = /^[\w-]{1,64}$/

export const answerRoutes: DeskRoute[] = [
  work('answer', async (visit, id, viewer) => {
    const {form, parts, orm, account} = visit
    const answer = {key: form.get('key'), subject: form.get('subject'), text: form.get('text')}
    const refuse = (is: string, status = 422, now?: string) =>
      showOne(
        visit,
        {answer, isCalled: isToBeCalled(form), problem: {at: 'answer', is, ...(now && {now})}},
        status,
      )
    if (!KEY.test(answer.key)) return refuse('unknown')
    if (!answer.subject || !answer.text) return refuse('empty')
    if (answer.subject.length > LONGEST_SUBJECT) return refuse('long subject')
    if (answer.text.length > LONGEST_TEXT) return refuse('long')
    if (!parts.mailer) return nothingHere
    const sending = {...answer, id, replyTo: account.mail}
    const outcome = await sendAnswer(orm, parts.mailer, viewer, sending)
    if (outcome.is === 'failed') return refuse('failed', 502, outcome.reason)
    if (outcome.is === 'no address') return refuse('no address')
    if (isToBeCalled(form)) await setCalled(orm, viewer, id)
    return done(visit, outcome, 'enquiry-answered', '#history')
  }),

  work('template', async visit => {
    const {form} = visit
    const [name, language] = form.get('template').split(' ')
    const template = templateNames.find(one => one === name)
    const answer = {key: form.get('key'), subject: form.get('subject'), text: form.get('text')}
    if (!template || !KEY.test(answer.key)) {
      return showOne(visit, {answer, problem: {at: 'answer', is: 'unknown'}}, 422)
    }
    // A typed text is not replaced by a template, which can be chosen again at any time.
    const isOwn = fingerprintOf(answer) !== form.get('drafted')
    if (isOwn && answer.text)
      return showOne(visit, {answer, isCalled: isToBeCalled(form), offered: form.get('template')})
    const {id = ''} = visit.params
    return seeOther(
      `/desk/enquiries/${id}${queryOf(readFilter(visit.query), {template, language})}#answer`,
    )
  }),

  work('answered', async (visit, id, viewer) => {
    const given = visit.form.get('via')
    const via = (['whatsapp', 'phone', 'mail'] as const).find(one => one === given)
    if (!via) return showOne(visit, {problem: {at: 'answer', is: 'unknown'}}, 422)
    const outcome = await noteAnswer(visit.orm, viewer, id, via)
    if (isToBeCalled(visit.form)) await setCalled(visit.orm, viewer, id)
    return done(visit, outcome, 'enquiry-answer-noted', '#history')
  }),
]

const isToBeCalled = (form: DeskVisit['form']) => form.get('called') !== ''

/** Only what is still new: a state that somebody set meanwhile stays. */
const setCalled = (orm: Orm, viewer: Viewer, id: string) =>
  changeState(orm, viewer, {id, from: 'received', to: 'called'})
