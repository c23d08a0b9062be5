/**
 * The free hours and the one that was chosen, which is held while its form is open and given back when
 * that is left: by Back, by a change of the page, or with its window.
 */
import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import type {Services} from '#kit/core/services/services.ts'
import {signal} from '#kit/core/view/signals.ts'
import {painted} from '#kit/core/when-idle.ts'
import {holdViewing, releaseViewing} from '#trade/contract/viewing-calls.ts'
import {parametersOf, type ViewingProps} from './attributes.ts'
import {asManyDays, fetchHours, withMore} from './hours.ts'
import type {BookedHour, ChosenStep, HeldHour, ViewingState} from './state.ts'

export function viewingModel(props: ViewingProps, services: () => Services) {
  const parameters = parametersOf(props)
  const state = signal<ViewingState>({listed: {is: 'waiting'}, step: {is: 'choosing'}})
  let leaving = new AbortController()
  /** The view of an hour that is chosen, once it has arrived. */
  let View: ChosenStep['View'] | undefined
  let isAwaited = false
  let again = {days: parameters.days, lost: ''}
  const set = (change: Partial<ViewingState>) => {
    state.value = {...state.value, ...change}
  }

  async function load() {
    const {signal} = leaving
    const listed = await fetchHours({...parameters, ...again}, services(), signal)
    if (signal.aborted) return
    set({listed})
    // While the hours are looked at.
    if (listed.is === 'shown') void painted().then(fetchChosen)
  }

  async function fetchChosen() {
    const file = await import('./chosen.tsx').catch(() => undefined)
    View = file?.Chosen ?? View
  }

  async function showMore() {
    const {listed} = state.value
    if (listed.is !== 'shown' || !listed.hours.next || state.value.isFetchingMore) return
    set({isFetchingMore: true})
    const {signal} = leaving
    const asked = {...parameters, lost: again.lost, from: listed.hours.next}
    const more = await fetchHours(asked, services(), signal)
    if (signal.aborted) return
    const isThere = more.is === 'shown' && state.value.listed === listed
    set({
      isFetchingMore: false,
      ...(isThere && {listed: {is: 'shown', hours: withMore(listed.hours, more.hours)}}),
    })
  }

  async function choose(starts: string) {
    const {step} = state.value
    if (step.is === 'booked' || (step.is === 'choosing' && step.wanted)) return
    const instead = step.is === 'held' ? step.hour.hold : undefined
    set({step: {is: 'choosing', wanted: starts}})
    const {signal} = leaving
    const {slug, agent} = parameters
    const fetching = fetchChosen()
    let message: string = LOAD_FAILED
    try {
      const asked = {slug, agent, starts, ...(instead && {hold: instead})}
      const answer = await services().api(holdViewing, asked)
      const hour = answer.data && {starts, hold: answer.data.hold}
      if (answer.statusCode === 200 && hour) {
        await fetching
        if (View && !signal.aborted) return set({step: {is: 'held', hour, View}})
        release(hour)
      } else if (answer.statusCode === 409) return lose(answer.message, starts)
      else message = answer.message || message
    } catch (error) {
      message = failureMessage(error)
    }
    if (signal.aborted) return
    set({step: {is: 'choosing', last: starts}})
    services().notify.error(message)
  }

  /** Somebody else has it: what was typed stays, and as many days as were shown are read again. */
  function lose(notice: string, starts: string) {
    if (leaving.signal.aborted) return
    const {listed} = state.value
    if (listed.is === 'shown') again = {days: asManyDays(listed.hours), lost: starts}
    set({listed: {is: 'waiting'}, step: {is: 'choosing', notice, last: starts}})
    void load()
  }

  function goBack() {
    const {step} = state.value
    if (step.is !== 'held') return
    release(step.hour)
    set({step: {is: 'choosing', last: step.hour.starts}})
  }

  /** The request outlives the page. A hold that it does not reach ends by itself. */
  function release({hold}: HeldHour) {
    const outliving: typeof fetch = (input, init) => fetch(input, {...init, keepalive: true})
    services()
      .api(releaseViewing, {hold}, {fetch: outliving})
      .catch(() => {})
  }

  const onPageHide = () => {
    const {step} = state.value
    if (step.is === 'held' && !isAwaited) release(step.hour)
  }
  /** Back from another page: the hour was given back when this one was left. */
  const onPageShow = ({persisted}: PageTransitionEvent) => {
    const {step} = state.value
    if (persisted && step.is === 'held') void choose(step.hour.starts)
  }

  return {
    state,
    isMeeting: !parameters.slug,
    choose,
    goBack,
    lose,
    showMore,
    retry() {
      set({listed: {is: 'waiting'}})
      void load()
    },
    book(hour: BookedHour) {
      if (View) set({step: {is: 'booked', hour, View}})
    },
    awaitAnswer(is: boolean) {
      isAwaited = is
    },
    take() {},
    start() {
      leaving = new AbortController()
      addEventListener('pagehide', onPageHide)
      addEventListener('pageshow', onPageShow)
      void load()
    },
    stop() {
      leaving.abort()
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
      onPageHide()
    },
  }
}

export type ViewingModel = ReturnType<typeof viewingModel>
