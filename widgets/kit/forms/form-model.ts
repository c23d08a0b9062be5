/**
 * The state of one form, as signals: plain functions, no DOM, no React. The suite computes the
 * errors; this file decides when they are seen and what happens to an answer (spec sections 4, 8).
 */
import type {Answer} from '../api-client/call.ts'
import type {CallOptions} from '../api-client/client.ts'
import {failureMessage, LOAD_FAILED} from '../api-client/errors.ts'
import type {Services} from '../core/services/services.ts'
import {batch, computed, signal} from '../core/view/signals.ts'
import {keepTidy} from '../typed/digits.ts'
import {phoneContext, tidyPhone, withPhoneDigits} from '../typed/phone.ts'
import {tidyMail, withoutOverrides} from '../typed/tidy-mail.ts'
import type {Draft} from './drafts.ts'
import {heldBy} from './fields/typed-fields.ts'
import type {Resumed} from './form-attributes.ts'
import type {FormModel, FormStatus} from './form-state.ts'
import {pendingWork} from './pending-work.ts'
import {submissionKeys} from './submission-key.ts'
import type {Check, FieldErrors, FormSuite} from './suite.ts'

type Tidy = (text: string, moment: {leaving: boolean}) => string

/** Fields of these names are the same in every form. */
const tidyByName: Record<PropertyKey, Tidy> = {phone: tidyPhone, email: tidyMail}

/** The definition of a form. */
export interface FormPlan<Values extends object> {
  /** The form's name, as events carry it. */
  name: string
  initial: Values
  /** Stays to be read where it was sent; it says no more than that it arrived. */
  received: string
  /** Fetches the rules; called on the first sign of intent. */
  suite: () => Promise<FormSuite<Values>>
  /**
   * Sends the values; the key in the options is the same for each try of the same values. A form
   * with files reports the share of them that was sent, 0 to 1.
   */
  send: (values: Values, options: CallOptions, sent: (share: number) => void) => Promise<Answer>
  /** When errors appear: after Send was pressed, or once a field was touched. */
  reveal?: 'after-send' | 'once-touched'
  /** Cleans a value while it is typed, and once more when its field is left; phones and mails always are. */
  tidy?: Partial<Record<keyof Values, Tidy>>
  /** Derives values after a change, for example a box that empties with its field. */
  settle?: (values: Values) => Values
  /** Called instead of showing errors beside the fields. */
  onInvalid?: (errors: FieldErrors<Values>) => void
  /** Called with what is to be read of it, too, where the page does not say it itself. */
  onSent?: (answer: Answer, received?: string) => void
  /** The words for an answer that refuses; the server's own without it. */
  wordRefusal?: (answer: Answer) => string
  /** The result of the server's validation of a form that was posted without JavaScript. */
  resume?: Resumed | null
  /** Keeps what was typed while the form is closed, until it was accepted. */
  draft?: Draft<Values>
}

/** Services that every form needs. */
export type FormServices = Pick<Services, 'notify' | 'emit' | 'isTest' | 'prepareCalls'>

export function formModel<Values extends object>(
  plan: FormPlan<Values>,
  services: FormServices,
): FormModel<Values> {
  const keys = submissionKeys()
  const pending = pendingWork()
  let {initial} = plan
  const kept = plan.resume ? undefined : plan.draft?.values
  const values = signal<Values>({...plan.initial, ...kept, ...plan.resume?.values})
  const status = signal<FormStatus>(plan.resume ? {is: 'attempted'} : {is: 'untouched'})
  const touched = signal<ReadonlySet<keyof Values>>(changedIn(kept, plan.initial))
  const check = signal<Check<Values> | null>(null)
  /** Errors of single fields from the server; a field's error is cleared when the field changes. */
  const refused = signal((plan.resume?.errors ?? {}) as FieldErrors<Values>)
  const refusals = signal(0)
  const failure = signal('')
  const receipt = signal('')

  const ruleErrors = computed<FieldErrors<Values>>(() => {
    try {
      return check.value?.(withPhoneDigits(values.value)) ?? {}
    } catch {
      // Pages with an `Array.from` of their own, for example, stop the rules. The server has the same.
      return {}
    }
  })
  const errors = computed<FieldErrors<Values>>(() => {
    if (plan.onInvalid) return {}
    const known = {...refused.value, ...ruleErrors.value}
    if (status.value.is === 'attempted' || status.value.is === 'sending') return known
    if (plan.reveal !== 'once-touched') return {}
    return Object.fromEntries(
      Object.entries(known).filter(([name]) => touched.value.has(name as keyof Values)),
    ) as FieldErrors<Values>
  })

  const loadRules = async () => {
    if (check.value) return
    try {
      const suite = await plan.suite()
      check.value ??= suite()
    } catch {
      // The rules failed to load: the enquiry is sent all the same, the server has the same rules.
    }
  }

  const change: FormModel<Values>['change'] = (name, value) => {
    write(name, tidied(name, value, false))
  }

  const type: FormModel<Values>['type'] = (name, field) => {
    const kept = tidied(name, field.value as Values[typeof name], false)
    write(name, kept)
    keepTidy(field, kept as string)
  }

  const adoptFieldValues: FormModel<Values>['adoptFieldValues'] = fields => {
    for (const field of fields) {
      const value = heldBy(field)
      if (field.name in values.value && value !== undefined) {
        change(field.name as keyof Values, value as Values[keyof Values])
      }
    }
  }

  let known: string | undefined
  /**
   * Fills empty fields from the page's facts about its visitor, given as a query, and from
   * parameters of its address whose names begin with `ocp-`. Each text is filled in once, so that
   * a field that a visitor empties stays empty.
   */
  const prefill = (given: string) => {
    if (given === known) return
    known = given
    const named = new URLSearchParams(given)
    const addressed = new URLSearchParams(location.search)
    for (const [key, value] of Object.entries(values.value)) {
      const name = key as keyof Values
      const text = named.get(key) ?? addressed.get(`ocp-${key}`) ?? ''
      if (value === '') write(name, tidied(name, text as Values[typeof name], true))
      if (value === false) write(name, (text === 'true') as Values[typeof name])
    }
  }

  const suggest: FormModel<Values>['suggest'] = (name, value) => {
    initial = {...initial, [name]: value}
    if (!touched.value.has(name)) values.value = {...values.value, [name]: value}
  }

  /** A draft keeps no suggestion of the page: another home's page suggests something else. */
  const chosen = (all: Values): Values => {
    const own = Object.entries(all).filter(([name]) => touched.value.has(name as keyof Values))
    return {...plan.initial, ...Object.fromEntries(own)}
  }

  /** Tidies a text that is left as the server does: outer blanks, and overrides in a line. */
  const tidied = <Name extends keyof Values>(
    name: Name,
    value: Values[Name],
    leaving: boolean,
  ): Values[Name] => {
    if (typeof value !== 'string') return value
    const tidy = plan.tidy?.[name] ?? tidyByName[name]
    const plain = name === 'message' ? value : withoutOverrides(value)
    return (tidy?.(value, {leaving}) ?? (leaving ? plain.trim() : value)) as Values[Name]
  }

  const write = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    if (values.value[name] === value) return
    // A visitor who types will send, and needs the toaster, connection or not.
    if (touched.value.size === 0) services.notify.prepare()
    batch(() => {
      const next = {...values.value, [name]: value}
      values.value = plan.settle?.(next) ?? next
      touched.value = new Set(touched.value).add(name)
      plan.draft?.keep(chosen(values.value))
      const {[name as keyof Values & string]: _, ...rest} = refused.value
      refused.value = rest as FieldErrors<Values>
      if (status.value.is === 'sent') status.value = {is: 'untouched'}
      receipt.value = ''
    })
  }

  const leave = (name: keyof Values) => {
    write(name, tidied(name, values.value[name], true))
    touched.value = new Set(touched.value).add(name)
  }

  const refuse = (message: string, statusCode?: number) => {
    status.value = {is: 'attempted'}
    refusals.value++
    if (!services.emit('ocp-error', {form: plan.name, message, statusCode})) return
    services.notify.error(message, undefined, () => {
      failure.value = message
    })
  }

  const accept = (answer: Answer) => {
    batch(() => {
      values.value = initial
      touched.value = new Set()
      refused.value = {}
      status.value = {is: 'sent', message: answer.message}
    })
    keys.renew()
    plan.draft?.forget()
    const {message, id} = answer
    const detail = {
      form: plan.name,
      message,
      ...(id && {id}),
      ...(services.isTest() && {test: true}),
    }
    if (!services.emit('ocp-submit', detail)) return plan.onSent?.(answer)
    receipt.value = plan.received
    services.notify.success(message)
    plan.onSent?.(answer, plan.received)
  }

  const send = async () => {
    if (status.value.is === 'sending') return
    for (const name of Object.keys(values.value)) leave(name as keyof Values)
    status.value = {is: 'sending'}
    failure.value = ''
    receipt.value = ''
    await loadRules()
    if (!(await pending.ended())) {
      status.value = {is: 'attempted'}
      return
    }
    if (Object.keys(ruleErrors.value).length > 0) {
      status.value = {is: 'attempted'}
      refusals.value++
      plan.onInvalid?.(ruleErrors.value)
      return
    }
    const sent = withPhoneDigits(values.value)
    const options = {key: keys.keyOf(sent), context: phoneContext(values.value)}
    try {
      const answer = await plan.send(sent, options, share => {
        status.value = {is: 'sending', share}
      })
      if (answer.statusCode === 200) return accept(answer)
      refused.value = (answer.errors ?? {}) as FieldErrors<Values>
      refuse((plan.wordRefusal?.(answer) ?? answer.message) || LOAD_FAILED, answer.statusCode)
    } catch (error) {
      refuse(failureMessage(error))
    }
  }

  const prepare: FormModel<Values>['prepare'] = given => {
    prefill(given)
    void loadRules()
    services.prepareCalls()
  }

  return {
    values,
    status,
    errors,
    failure,
    receipt,
    refusals,
    change,
    waitFor: pending.add,
    type,
    adoptFieldValues,
    leave,
    prepare,
    suggest,
    send,
  }
}

/** The fields that were written before the form was closed. */
function changedIn<Values extends object>(kept: Values | undefined, initial: Values) {
  const names = Object.keys(kept ?? {}) as (keyof Values)[]
  return new Set(names.filter(name => kept?.[name] !== initial[name]))
}
