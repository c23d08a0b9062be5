/** Amenities to choose several from; a home has all of them. */
import {useEffect, useId, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import {amenityCodes} from '#trade/property/amenities/codes.ts'
import {listCodes} from '#trade/search-query/search-query.ts'
import {useList} from '../context.ts'
import {useControls} from './controls.tsx'
import {facetOf} from './facets.ts'
import {useFilterWords} from './filter-labels.ts'

/** Offered where the back end counts them: one that does not may not know this filter. */
export function AmenityChoices() {
  const {listQuery, results, presets} = useList()
  const chosen = listCodes(listQuery.query.amenities)
  const unknown = chosen.filter(code => !amenityCodes.some(known => known === code))
  const offered = [...amenityCodes, ...unknown].filter(
    code => chosen.includes(code) || facetOf(results, 'amenities', code),
  )
  // Its place is reserved until an answer arrives.
  if (presets.amenities || (results && !offered.length)) return null
  return <Choices offered={offered} chosen={chosen} />
}

/** @csspart input - A field of the filters that a visitor types into or chooses from. */
function Choices({offered, chosen}: {offered: string[]; chosen: string[]}) {
  const {i18n} = useServices()
  const {results} = useList()
  const {apply} = useControls()
  const wordsFor = useFilterWords()
  const details = useClosing()
  const id = useId()
  const counted = (code: string) => {
    const count = facetOf(results, 'amenities', code)
    return count === undefined ? '' : groupedNumber(count, i18n)
  }
  return (
    <div className="field">
      <span className="field__label" id={`${id}-label`}>
        {i18n._('Amenities')}
      </span>
      <details className="choices" ref={details}>
        <summary
          className="input input--select"
          part="input"
          id={`${id}-chosen`}
          aria-labelledby={`${id}-label ${id}-chosen`}
        >
          <span className="choices__chosen">
            {chosen.length ? wordsFor('amenities') : i18n._('Any')}
          </span>
        </summary>
        <fieldset className="choices__list">
          <legend className="visually-hidden">{i18n._('Amenities')}</legend>
          {/* Without JavaScript none at all is an answer, too. */}
          <input type="hidden" name="amenities" value="" />
          {offered.map(code => (
            <label key={code} className="choice">
              <input
                type="checkbox"
                name="amenities"
                value={code}
                checked={chosen.includes(code)}
                onChange={apply}
              />
              <span>{wordsFor('amenities', code)}</span>
              <span className="choice__count figures">{counted(code)}</span>
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  )
}

/** Escape closes it, and whatever happens elsewhere while it lies above the list. */
function useClosing() {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element) return
    const leave = new AbortController()
    const {signal} = leave
    const closeFrom = (event: Event) => {
      const list = element.lastElementChild
      const isAbove = list && getComputedStyle(list).position === 'absolute'
      if (isAbove && !event.composedPath().includes(element)) element.open = false
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
