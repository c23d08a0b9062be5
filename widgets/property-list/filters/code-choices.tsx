/** Choices of several codes; a home has all of them. */
import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import {furnishings, type NearKind, nearKinds, views} from '#trade/property/home-facts/codes.ts'
import {nearKindNames} from '#trade/property/home-facts/names.ts'
import {listCodes} from '#trade/search-query/search-query.ts'
import {useList} from '../context.ts'
import {Select, useControls} from './controls.tsx'
import {facetOf} from './facets.ts'
import {useFilterWords} from './filter-labels.ts'
import {useOffered} from './use-offered.ts'

const FURNISHINGS: string[] = [...furnishings]
const VIEWS: string[] = [...views]

/** A home is furnished in one way: one of the codes. */
export function Furnishing() {
  const {i18n} = useServices()
  const {listQuery} = useList()
  const {codes} = useOffered()
  const wordsFor = useFilterWords()
  const chosen = listCodes(listQuery.query.amenities).find(code => FURNISHINGS.includes(code))
  if (!codes.some(code => FURNISHINGS.includes(code))) return null
  return (
    <Select
      name="amenities"
      label={i18n._('Furnishing')}
      values={FURNISHINGS}
      wordsFor={code => wordsFor('amenities', code)}
      chosen={chosen ?? ''}
    />
  )
}

export function ViewChoices() {
  const {codes} = useOffered()
  return <AmenityCodes offered={codes.filter(code => VIEWS.includes(code))} />
}

export function AmenityChoices() {
  const {codes} = useOffered()
  const others = codes.filter(code => !VIEWS.includes(code) && !FURNISHINGS.includes(code))
  return <AmenityCodes offered={others} />
}

function AmenityCodes({offered}: {offered: string[]}) {
  const wordsFor = useFilterWords()
  return (
    <Choices name="amenities" offered={offered} wordsFor={code => wordsFor('amenities', code)} />
  )
}

export function NearChoices() {
  const {i18n} = useServices()
  const {listQuery, results} = useList()
  const {facts} = useOffered()
  if (!facts.includes('near')) return null
  const chosen = listCodes(listQuery.query.near)
  const offered = nearKinds.filter(kind => chosen.includes(kind) || facetOf(results, 'near', kind))
  return (
    <>
      {/* Without JavaScript none at all is an answer, too. */}
      <input type="hidden" name="near" value="" />
      <Choices
        name="near"
        offered={offered}
        wordsFor={kind => i18n._(nearKindNames[kind as NearKind])}
      />
    </>
  )
}

interface ChoicesProps {
  name: 'amenities' | 'near'
  offered: string[]
  wordsFor: (code: string) => string
}

function Choices({name, offered, wordsFor}: ChoicesProps) {
  const {i18n} = useServices()
  const {listQuery, results} = useList()
  const {apply} = useControls()
  const chosen = listCodes(listQuery.query[name])
  const counted = (code: string) => {
    const count = facetOf(results, name, code)
    return count === undefined ? '' : groupedNumber(count, i18n)
  }
  return offered.map(code => (
    <label key={code} className="choice">
      <input
        type="checkbox"
        name={name}
        value={code}
        checked={chosen.includes(code)}
        onChange={apply}
      />
      <span>{wordsFor(code)}</span>
      <span className="choice__count figures">{counted(code)}</span>
    </label>
  ))
}
