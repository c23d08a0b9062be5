/** The channels by which enquiries leave this server, as the desk names them. */
import type {Translator} from '#kit/i18n/translator.ts'
import type {ChannelName} from '#server/leads/delivery/settings.ts'

export const channelTitles = (i18n: Translator): Record<ChannelName, string> => ({
  mail: i18n._('Email'),
  agent: i18n._('Email to the agent'),
  webhook: i18n._('Webhook'),
})
