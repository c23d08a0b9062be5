/** Answers to an enquiry. */

import type {Orm} from '#server/platform/db/connect.ts'
import {nothingHere, seeOther} from '../../http/answers.ts'
import type {DeskRoute, DeskVisit} from '../../http/desk-route.ts'
import {fingerprintOf} from '../answers/draft.ts'
import {
  type AnswerOutcome,
  LONGEST_SUBJECT,
  noteAnswer,
  openAnswers,
} from '../answers/send-answer.ts'
import {templateNames} from '../answers/templates.ts'
import {readFilter} from '../filter.ts'
import type {Viewer} from '../scope.ts'
import {changeState} from '../work/state.ts'
import {queryOf} from './addresses.ts'
import {showOne} from './one-routes.ts'
import {done, work} from './work-routes.ts'

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
    const answers = openAnswers(parts.settings.delivery.mail)
    if (!answers) return nothingHere
    let outcome: AnswerOutcome
    try {
      outcome = await answers.send(orm, viewer, {...answer, id, replyTo: account.mail})
    } finally {
      answers.close()
    }
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
