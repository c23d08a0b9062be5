/**
 * The state and the actions of an estimate. The entered values are its only state, and the figures
 * follow from them and from the rules: the page's presets, overridden by the address and by the
 * visitor's entries.
 */
import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import {isSameValue} from '#kit/core/attributes.ts'
import {isBackAt, onQueryChange} from '#kit/core/page-address.ts'
import type {Services} from '#kit/core/services/services.ts'
import {signal} from '#kit/core/view/signals.ts'
import {askingRentsIn} from '#trade/buying-costs/asking-rents.ts'
import type {Mode} from '#trade/buying-costs/choices.ts'
import {modeOf} from '#trade/buying-costs/home-values.ts'
import {entriesOf, queryOf, type Values} from '#trade/buying-costs/query.ts'
import {slugOf} from '#trade/property/slug-of.ts'
import type {BuyingCostsProps} from './attributes.ts'
import {fetchHome, fetchPrices, fetchRecords} from './fetch-costs.ts'
import {
  addressFor,
  askedBy,
  isHost,
  isInAddress,
  normaliseQuery,
  pushAddress,
} from './page-address.ts'
import {type CostsState, faultsIn, presetKey, presetsOf, recordsOf, stateOf} from './state.ts'

export type CostsModel = ReturnType<typeof costsModel>
type CostsServices = Pick<Services, 'api' | 'emit' | 'notify' | 'locale' | 'page'>

export function costsModel(first: BuyingCostsProps, services: () => CostsServices) {
  let props = first
  let {locale} = services()
  let request: AbortController | null = null
  let slug = ''
  const state = signal<CostsState>(stateOf(first))

  const change = (next: Partial<CostsState>) => {
    state.value = {...state.value, ...next}
  }

  const load = async (): Promise<void> => {
    request?.abort()
    const mine = new AbortController()
    request = mine
    slug = props.property ? '' : slugOf(props)
    change({status: {is: 'waiting'}})
    const {api} = services()
    try {
      const wanted = mode()
      const [fetched, property] = await Promise.all([
        known(wanted) ?? fetchRecords(wanted, api, mine.signal),
        fetchHome(api, slug, mine.signal),
      ])
      if (mine.signal.aborted) return
      change({presets: presetsOf(props, property)})
      // A home decides itself whether it is bought or rented.
      const records = mode() === wanted ? fetched : await fetchRecords(mode(), api, mine.signal)
      if (mine.signal.aborted) return
      if (!records) return fail(LOAD_FAILED)
      change({status: {is: 'shown'}, records: {...state.value.records, ...records}})
      if (property && !props.askingRents) {
        const prices = await fetchPrices(api, property, mine.signal)
        if (!mine.signal.aborted) change({askingRents: askingRentsIn(prices, property)})
      }
    } catch (error) {
      if (!mine.signal.aborted) fail(failureMessage(error))
    }
  }

  const mode = () => modeOf({...state.value.presets, ...state.value.asked})

  /** The rules of a mode that are there already. */
  const known = (wanted: Mode) => (state.value.records[wanted] ? state.value.records : undefined)

  /** After a change of what is calculated. */
  const loadMissing = () => {
    if (state.value.status.is === 'shown' && !known(mode())) void load()
  }

  const fail = (message: string) => {
    services().notify.error(message)
    change({status: {is: 'failed'}})
  }

  /** While a field is typed into: the figures follow, and nothing is said against it yet. */
  const type = (name: string, text: string) => {
    const {[name]: _, ...faults} = state.value.faults
    change({asked: {...state.value.asked, [name]: text}, typing: name, faults})
  }

  /** Accepts the entered values: they go into the address, and their errors are shown. */
  const settle = (values: Values = state.value.asked) => {
    const {presets} = state.value
    const asked = Object.fromEntries(
      Object.entries(values)
        .map(([name, text]) => [name, text.trim()] as const)
        .filter(([name, text]) => text && text !== presets[name]),
    )
    change({asked, faults: faultsIn({...presets, ...asked}), typing: null})
    tell()
  }

  let told = queryOf(state.value.asked)
  const tell = () => {
    const {asked, presets} = state.value
    if (queryOf(asked, presets) === told) return
    told = queryOf(asked, presets)
    const query = entriesOf({...presets, ...asked})
    if (services().emit('ocp-change', {query}) && isInAddress(props)) pushAddress(asked, presets)
  }

  /** After a change of the page's address, or of what the page gives. */
  const follow = () => {
    const asked = askedBy(props)
    const {presets} = state.value
    // The page confirms a change that was announced: meanwhile the visitor may have gone on to
    // another field.
    if (queryOf(asked, presets) === told) return
    told = queryOf(asked, presets)
    change({asked, typing: null, faults: faultsIn({...presets, ...asked})})
    loadMissing()
  }

  let stopFollowing = () => {}
  const followAddress = () => {
    if (isInAddress(props) || isBackAt(props.query, normaliseQuery)) follow()
    if (props.slugFrom && slugOf(props) !== slug) void load()
  }

  return {
    state,
    type,
    settle,
    /** Moves on to another field: only what was typed counts. */
    leave(name: string) {
      if (state.value.typing === name) settle()
    },
    choose: (name: string, value: string) => settle({...state.value.asked, [name]: value}),
    retry: () => void load(),

    /** Receives the element's props with each render. */
    take(next: BuyingCostsProps) {
      const before = props
      props = next
      const isSpoken = services().locale === locale
      locale = services().locale
      if (presetKey(before) !== presetKey(next)) {
        change({presets: presetsOf(next)})
        loadMissing()
      }
      if (before.query !== next.query) follow()
      const records = recordsOf(next)
      if (!isSameValue(records, recordsOf(before))) {
        change({records: {...state.value.records, ...records}})
        if (known(mode())) change({status: {is: 'shown'}})
      }
      if (!isSameValue(next.askingRents, before.askingRents)) {
        change({askingRents: next.askingRents ?? undefined})
      }
      const isOther = before.slug !== next.slug || before.slugFrom !== next.slugFrom
      if (isSpoken && !isOther) return
      if (!isSpoken) change({records})
      if (isOther || !known(mode())) void load()
    },

    /** The address of a link to these values. */
    addressOf(asked: Values) {
      const {presets} = state.value
      if (isInAddress(props)) return addressFor(asked, presets)
      const whole = isHost(props) ? asked : {...presets, ...asked}
      return services().page(props.pageUrl + queryOf(whole))
    },

    /** The address to share: the page's own where it contains the estimate. */
    addressToShare() {
      const {presets, asked} = state.value
      if (isHost(props) || isInAddress(props)) return location.href
      const page = services().page(props.pageUrl + queryOf({...presets, ...asked}))
      return new URL(page, location.href).href
    },

    start() {
      const isWaiting = state.value.status.is === 'waiting'
      follow()
      stopFollowing = onQueryChange(followAddress)
      if (isWaiting || (!props.property && slugOf(props))) void load()
    },
    stop() {
      stopFollowing()
      request?.abort()
    },
  }
}
