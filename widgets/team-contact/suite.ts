/** The rules of a message to a member of the team (spec section 5, 'Team contact'). */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {isEmail, isFilled, messages} from '#kit/forms/rules.ts'
import {formSuite} from '#kit/forms/suite.ts'
import type {createTeamMemberContact} from '#trade/contract/sent-calls.ts'

export type TeamMessage = ParamsOf<typeof createTeamMemberContact>

export const teamContactSuite = formSuite<TeamMessage>(message => {
  isFilled('name', message.name, messages.nameRequired)
  isFilled('team_member', message.team_member, /*i18n*/ 'Please choose a member of the team.')
  isFilled('phone', message.phone, messages.phoneRequired)
  isFilled('email', message.email, messages.emailRequired)
  isEmail('email', message.email, messages.emailInvalid)
  isFilled('message', message.message, messages.messageRequired)
})
