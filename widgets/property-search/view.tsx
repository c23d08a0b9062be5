import {type ReactNode, useEffect, useId, useLayoutEffect, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {type Readable, useSignalValue} from '#kit/core/view/use-signal-value.ts'
import {LanguageField} from '#kit/ui/language-field.tsx'
import type {City, PropertyType} from '#trade/contract/entities.ts'
import {purposeNames, purposes} from '#trade/search-query/search-query.ts'
import type {PropertySearchProps} from './attributes.ts'
import {search} from './search.ts'
import {LocationField} from './suggestions/location-field.tsx'
import {shownName} from './suggestions/state.ts'
import {useLazyModel} from './use-lazy-model.ts'

export function PropertySearch({resultsUrl, types, places, ...presets}: PropertySearchProps) {
  const services = useServices()
  const {i18n} = services
  const form = useRef<HTMLFormElement>(null)
  const {loaded, use} = useLazyModel({types, places})
  const known = useSignalValue(loaded?.model.types ?? NO_TYPES)
  const {purpose, propertyType} = presets
  const typed = presets.place || presets.sentence
  const preset = places?.cities.find(({name}) => name === typed) ?? {name: typed}
  const place = shownName(preset)
  /** The location that was taken from a list: what is shown of it may not be its name. */
  const chosen = useRef<City>(preset)

  usePresets(form, purpose, place, propertyType)
  const load = () => use(search => void search.loadTypes())
  const needsName = Boolean(propertyType && !types)
  const loadOnMount = useRef(load)
  loadOnMount.current = load
  // Other services have another language, or could make no calls before.
  useEffect(() => {
    if (needsName && services) loadOnMount.current()
  }, [needsName, services])

  const submit = () => {
    const fields = new FormData(form.current as HTMLFormElement)
    const text = (name: string) => String(fields.get(name) ?? '')
    const {current} = chosen
    const asked = {
      purpose: text('purpose'),
      place: text('place') === shownName(current) ? current.name : text('place'),
      property_type: text('property_type'),
    }
    if (!search(asked, resultsUrl, services)) form.current?.querySelector('select')?.focus()
  }
  return (
    <div className="search">
      {/* biome-ignore lint/a11y/useSemanticElements: many screen readers do not know <search>. */}
      <form
        ref={form}
        className="search__bar"
        part="form"
        role="search"
        aria-label={i18n._('Property search')}
        method="get"
        action={resultsUrl}
        onPointerEnter={load}
        onFocusCapture={load}
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <LanguageField address={services.page(resultsUrl)} />
        <Choice name="purpose" label={i18n._('What are you looking for')} preset={purpose}>
          {purposes.map(one => (
            <option key={one} value={one}>
              {i18n._(purposeNames[one])}
            </option>
          ))}
        </Choice>
        <LocationField preset={place} loaded={loaded} use={use} chosen={chosen} />
        <Choice name="property_type" label={i18n._('Property type')} preset={propertyType}>
          {withPreset(types ?? known, propertyType).map(({_id, name}) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Choice>
        <button type="submit" className="button button--primary search__button" part="button">
          {i18n._('Search')}
        </button>
      </form>
    </div>
  )
}

const NO_TYPES: Readable<PropertyType[]> = {value: [], subscribe: () => () => {}}

/** A type that was chosen before the types are known has no name yet. */
const withPreset = (types: PropertyType[], preset: string): PropertyType[] =>
  !preset || types.some(({_id}) => _id === preset) ? types : [{_id: preset, name: '…'}, ...types]

interface ChoiceProps {
  name: string
  label: string
  preset: string
  children: ReactNode
}

/**
 * Its value is the browser's own; `usePresets` sets it where no server has.
 * @csspart form - The search bar: all its fields and the button.
 * @csspart field - One field with its label.
 * @csspart label - The label above a field.
 * @csspart input - What a visitor types into or chooses from.
 * @csspart button - The button that searches.
 */
function Choice({name, label, preset, children}: ChoiceProps) {
  const id = useId()
  const {i18n} = useServices()
  return (
    <div className="search__field search__field--choice" part="field">
      <label className="search__label" part="label" htmlFor={id}>
        {label}
      </label>
      <select
        className="search__control"
        part="input"
        id={id}
        name={name}
        defaultValue={preset || undefined}
      >
        <option value="">{i18n._('Any')}</option>
        {children}
      </select>
    </div>
  )
}

/** Puts presets into the fields: at first into empty ones, later, when the page changes them, always. */
function usePresets(
  form: {current: HTMLFormElement | null},
  purpose: string,
  place: string,
  propertyType: string,
) {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const presets = {purpose, place, property_type: propertyType}
    for (const [name, value] of Object.entries(presets)) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement
      if (!isFirst.current || (value && !field.value)) field.value = value
    }
    isFirst.current = false
  }, [form, purpose, place, propertyType])
}
