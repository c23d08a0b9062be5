/** Places near a home: what they are called, and how long it takes to get there. */
import {useServices} from '#kit/core/view/use-services.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Property} from '../../contract/entities.ts'
import type {NearPlace} from '../../contract/home-facts.ts'
import {inEnglish} from '../facts.tsx'
import {type NearKind, nearKinds} from '../home-facts/codes.ts'
import {nearKindNames} from '../home-facts/names.ts'
import {isWalk, minutesByCar, minutesOnFoot, type Way} from './minutes.ts'

interface NearHomeProps {
  property: Property
  /** The level of its heading. */
  level?: 2 | 4
}

export function NearHome({property, level = 2}: NearHomeProps) {
  const {i18n} = useServices()
  const Heading = `h${level}` as const
  if (!property.near?.length) return null
  return (
    <section className="property-section property-near" id="near">
      <Heading className="property-section__heading">{headingOf(property, i18n)}</Heading>
      <NearList property={property} />
    </section>
  )
}

function NearList({property}: {property: Property}) {
  const {i18n} = useServices()
  return (
    <div>
      <dl>
        {nearKinds.map(kind => (
          <Kind key={kind} kind={kind} property={property} />
        ))}
      </dl>
      <p>{noteOn(property.near ?? [], i18n)}</p>
    </div>
  )
}

/** An office is no home, and a project has many. */
const headingOf = ({purpose = '', project}: Property, i18n: Translator) =>
  project || purpose.startsWith('commercial') ? i18n._('Nearby') : i18n._('Near this home')

function Kind({kind, property}: {kind: NearKind; property: Property}) {
  const {i18n} = useServices()
  const all = [...(property.near ?? []).entries()]
  const places = all.filter(([, place]) => place.kind === kind)
  if (places.length === 0) return null
  return (
    <div>
      <dt>{i18n._(nearKindNames[kind])}</dt>
      {places.map(([index, {name, source = '', ...way}]) => (
        <dd key={index}>
          <span {...inEnglish(property, `near[${index}].name`)}>
            {/^https?:/.test(source) ? (
              <a href={source} rel="noopener noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
          </span>
          <Minutes {...way} />
        </dd>
      ))}
    </div>
  )
}

/** By car only where that is sooner. */
function Minutes(way: Way) {
  const {i18n} = useServices()
  const isSooner = way.drive_minutes < way.walk_minutes
  return (
    <span className="property-near__minutes">
      {isWalk(way) && <span>{minutesOnFoot(way, i18n)}</span>}{' '}
      {!(isWalk(way) && !isSooner) && <span>{minutesByCar(way, i18n)}</span>}
    </span>
  )
}

const noteOn = (near: NearPlace[], i18n: Translator) =>
  near.some(({estimated = true}) => estimated)
    ? i18n._('Minutes are estimated from the straight line; the way itself may take longer.')
    : i18n._(
        'Minutes by car are those of a route without traffic; minutes on foot are estimated from the straight line.',
      )
