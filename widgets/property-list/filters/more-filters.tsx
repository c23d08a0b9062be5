/** Filters that fewer visitors need, in groups; each is offered where homes have what it asks for. */
import {type ReactNode, useEffect, useId, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {factFilters} from '#trade/property/fact-words.ts'
import {useList} from '../context.ts'
import {activeFilters} from './chips.tsx'
import {AmenityChoices, Furnishing, NearChoices, ViewChoices} from './code-choices.tsx'
import {CostFilters, HomeFilters, TimeFilters} from './fact-filters.tsx'
import {isAbove} from './folding.ts'
import {ShowResults} from './show-results.tsx'
import {useOffered} from './use-offered.ts'

const names: string[] = [...factFilters, 'amenities']

export function MoreFilters() {
  const {results} = useList()
  const {facts, codes} = useOffered()
  // Its place is reserved until an answer arrives.
  if (results && !facts.length && !codes.length) return null
  return <Groups hasCodes={codes.length > 0} />
}

/** @csspart input - A field of the filters that a visitor types into or chooses from. */
function Groups({hasCodes}: {hasCodes: boolean}) {
  const {i18n} = useServices()
  const {listQuery, presets} = useList()
  const details = useClosing()
  const id = useId()
  const count = activeFilters(listQuery.query, presets).filter(({name}) =>
    names.includes(name),
  ).length
  return (
    <div className="field field--more">
      <span className="field__label" id={`${id}-label`}>
        {i18n._('More filters')}
      </span>
      <details className="choices" ref={details}>
        <summary
          className="input input--select"
          part="input"
          id={`${id}-chosen`}
          aria-labelledby={`${id}-label ${id}-chosen`}
        >
          <span className="choices__chosen">
            {count
              ? i18n._('{count, plural, one {# chosen} other {# chosen}}', {count})
              : i18n._('Any')}
          </span>
        </summary>
        <div className="more">
          <div className="more__groups">
            <Group heading={i18n._('The home')}>
              <Furnishing />
              <HomeFilters />
            </Group>
            <Group heading={i18n._('Timing')}>
              <TimeFilters />
            </Group>
            <Group heading={i18n._('Costs and payment')}>
              <CostFilters />
            </Group>
            <Group heading={i18n._('Within 15 minutes on foot')}>
              <NearChoices />
            </Group>
            <Group heading={i18n._('Views')} isWide>
              <ViewChoices />
            </Group>
            <Group heading={i18n._('Amenities')} isWide>
              <AmenityChoices />
            </Group>
            {hasCodes && <input type="hidden" name="amenities" value="" />}
          </div>
          <ShowResults />
        </div>
      </details>
    </div>
  )
}

interface GroupProps {
  heading: string
  /** Its choices stand side by side. */
  isWide?: boolean
  children: ReactNode
}

/** The styles hide one without a field. */
const Group = ({heading, isWide, children}: GroupProps) => (
  <fieldset className={isWide ? 'group group--wide' : 'group'}>
    <legend className="group__heading">{heading}</legend>
    <div className="group__fields">{children}</div>
  </fieldset>
)

/** Escape closes it, and whatever happens elsewhere while it lies above the list. */
function useClosing() {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element) return
    const leave = new AbortController()
    const {signal} = leave
    // The bar may stand low on the screen.
    const show = () => {
      if (element.open && isAbove(element))
        element.lastElementChild?.scrollIntoView({block: 'nearest'})
    }
    element.addEventListener('toggle', show, {signal})
    const closeFrom = (event: Event) => {
      if (isAbove(element) && !event.composedPath().includes(element)) element.open = false
    }
    document.addEventListener('pointerdown', closeFrom, {signal})
    document.addEventListener('focusin', closeFrom, {signal})
    element.addEventListener(
      'keydown',
      ({key}) => {
        if (key !== 'Escape' || !element.open) return
        element.open = false
        element.querySelector('summary')?.focus()
      },
      {signal},
    )
    return () => leave.abort()
  }, [])
  return details
}
