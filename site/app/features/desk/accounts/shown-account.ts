/** An account as administrators see it. */
import type {Translator} from '#kit/i18n/translator.ts'

export interface ShownAccount {
  id: string
  mail: string
  name: string
  role: string
  agent: string | null
  locale: string
  state: 'invited' | 'active' | 'disabled'
  hasSecondFactor: boolean
  /** Its link can still be used. */
  hasLink: boolean
  createdAt: string
  lastSignInAt: string | null
}

export function accountState(i18n: Translator, {state, hasLink}: ShownAccount): string {
  switch (state) {
    case 'active':
      return i18n._('Active')
    case 'disabled':
      return i18n._('Disabled')
    case 'invited':
      return hasLink ? i18n._('Invited') : i18n._('Invited; the link has ended')
  }
}
