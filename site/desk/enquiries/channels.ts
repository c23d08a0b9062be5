/** The channels by which enquiries leave this server, as the desk names them. */
import type {Translator} from '#kit/i18n/translator.ts'
import type {ChannelName} from '#server/leads/delivery/settings.ts'

export const channelTitles = (i18n: Translator): Record<ChannelName, string> => ({
  mail: i18n._('Mail'),
  agent: i18n._('Mail to the agent'),
  webhook: i18n._('Webhook'),
})
