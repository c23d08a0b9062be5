/** The rules of a viewing: of the form that books it, and of what is done with it by a private link. */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {holds, isEmail, isFilled, isName, isPhone, messages} from '#kit/forms/rules.ts'
import {formSuite} from '#kit/forms/suite.ts'
import type {changeViewing, createViewing, holdViewing} from '../contract/viewing-calls.ts'
import {viewingModes, viewingTasks} from './tasks.ts'

export type Viewing = ParamsOf<typeof createViewing>
export type HeldHour = ParamsOf<typeof holdViewing>
export type ViewingChange = ParamsOf<typeof changeViewing>

export const viewingSuite = formSuite<Viewing>(({name, phone, email, mode, hold}) => {
  isFilled('hold', hold, CHOOSE_HOUR)
  holds('mode', /*i18n*/ 'Please choose how you would like to see it.', () =>
    viewingModes.some(one => one === mode),
  )
  isFilled('name', name, messages.nameRequired)
  isName('name', name, messages.validName)
  isFilled('phone', phone, messages.phoneRequired)
  isPhone('phone', phone, messages.validNumber)
  isFilled('email', email, messages.emailRequired)
  isEmail('email', email, messages.emailInvalid)
})

export const heldHourSuite = formSuite<HeldHour>(({starts, slug, agent}) => {
  isHour(starts)
  holds('slug', 'slug or agent must be given.', () => Boolean(slug || agent))
})

export const viewingChangeSuite = formSuite<ViewingChange>(({task, starts}) => {
  holds('task', `task must be one of ${Object.keys(viewingTasks).join(', ')}.`, () =>
    Object.hasOwn(viewingTasks, task),
  )
  if (task === 'move') isHour(starts)
})

const isHour = (starts = '') =>
  holds(
    'starts',
    CHOOSE_HOUR,
    () => /^20\d{2}-\d{2}-\d{2}T[\d:.]+Z$/.test(starts) && !Number.isNaN(Date.parse(starts)),
  )

const CHOOSE_HOUR = /*i18n*/ 'Please choose an hour.'
