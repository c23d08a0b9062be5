/** What was just done, in words: the address of the next screen names it, and no other text can be. */
import type {Translator} from '../../../../../widgets/shared/i18n/translator.ts'

const texts: Record<string, string> = {
  'signed-out': /*i18n*/ 'You are signed out.',
  password: /*i18n*/ 'Your password is saved. All other sessions have ended.',
  recovery:
    /*i18n*/ 'You used a recovery code, which is gone now. Make new ones in your account before they run out.',
}

export const doneText = (i18n: Translator, done: string | undefined) =>
  done !== undefined && Object.hasOwn(texts, done) ? i18n._(texts[done] ?? '') : undefined
