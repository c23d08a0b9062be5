/**
 * The password of the person who is signed in, asked for again before what would turn an open screen
 * or a stolen session into a stolen account.
 */
import {originOf} from '#desk/access/attempt-origin.ts'
import type {DeskVisit} from '#desk/http/desk-route.ts'
import {confirmPassword} from '#desk/own-account/own-account.ts'

/** Reads the field that `CurrentPassword` shows. */
export const confirming = (visit: DeskVisit) => ({
  account: visit.account,
  password: visit.form.all('password')[0] ?? '',
  ...originOf(visit),
})

/** Undefined: it is right. */
export const askPassword = (visit: DeskVisit) => confirmPassword(visit.orm, confirming(visit))
