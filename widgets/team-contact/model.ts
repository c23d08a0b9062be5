/** The state and the actions of a message to an agent (spec sections 4, 5, 8). */

import type {Services} from '#kit/core/services/services.ts'
import type {Resumed} from '#kit/forms/form-attributes.ts'
import {type FormServices, formModel} from '#kit/forms/form-model.ts'
import {createTeamMemberContact} from '#trade/contract/sent-calls.ts'
import type {TeamMessage} from './suite.ts'

interface TeamContactSettings {
  /** The slug of whom the message is for. */
  member: string
  /** Values and errors from the server's validation. */
  resume: Resumed | null
}

export function teamContactForm(
  {member, resume}: TeamContactSettings,
  services: FormServices & Pick<Services, 'api'>,
) {
  const blank: TeamMessage = {name: '', team_member: member, phone: '', email: '', message: ''}
  return formModel<TeamMessage>(
    {
      name: 'team-contact',
      initial: blank,
      received: /*i18n*/ 'We have received your message.',
      suite: async () => (await import('./suite.ts')).teamContactSuite,
      send: (message, options) => services.api(createTeamMemberContact, message, options),
      resume,
    },
    services,
  )
}
