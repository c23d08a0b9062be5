/**
 * The drawn ground: visible before any tile is loaded, and in place of one that failed. It has the
 * given size around the middle of its box, so that a server need not know the size of the box.
 */
import {useId, useMemo} from 'react'
import type {Size, View} from '../mercator.ts'
import {drawGround} from './drawing.ts'
import type {Strip} from './islands.ts'
import type {StreetPattern} from './street-patterns.ts'

interface GroundProps {
  view: View
  size: Size
}

export function Ground({view, size}: GroundProps) {
  const id = useId()
  const {zoom} = view
  const [latitude, longitude] = view.center
  const {width, height} = size
  return useMemo(() => {
    const drawn = drawGround({center: [latitude, longitude], zoom}, {width, height})
    return (
      <svg
        className={`ground${zoom < 11.5 ? ' ground--far' : ''}${zoom > 13.6 ? ' ground--near' : ''}`}
        width={width}
        height={height}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {drawn.coast && <Coast id={`${id}coast`} path={drawn.coast} />}
        <Drawn as="islets" path={drawn.islets} />
        <Strips as="strip" strips={drawn.strips} />
        <Drawn as="built" path={drawn.built} />
        {drawn.patterns.map(pattern => (
          <Pattern key={pattern.turn} id={`${id}streets${pattern.turn}`} {...pattern} />
        ))}
        <Drawn as="lanes" path={drawn.lanes} />
        <Drawn as="streets" path={drawn.streets} />
        <Drawn as="greens" path={drawn.greens} />
        <Drawn as="lakes" path={drawn.lakes} />
        <Strips as="channel" strips={drawn.channels} />
        <Drawn as="runways" path={drawn.runways} />
        <Drawn as="avenues ground__casing" path={drawn.avenues} />
        <Drawn as="motorways ground__casing" path={drawn.motorways} />
        <Drawn as="avenues" path={drawn.avenues} />
        <Drawn as="motorways" path={drawn.motorways} />
      </svg>
    )
  }, [latitude, longitude, zoom, width, height, id])
}

/** The land, and the water that grows shallow along it. */
const Coast = ({id, path}: {id: string; path: string}) => (
  <>
    <defs>
      <path id={id} className="ground__coast" d={path} />
    </defs>
    <use href={`#${id}`} className="ground__depth ground__depth--3" />
    <use href={`#${id}`} className="ground__depth ground__depth--2" />
    <use href={`#${id}`} className="ground__depth ground__depth--1" />
    <use href={`#${id}`} className="ground__land" />
  </>
)

/** The fill is the group's: a server may write no `style`, and a class cannot know the id. */
function Pattern({id, turn, distance, origin, path}: {id: string} & StreetPattern) {
  const middle = distance / 2
  return (
    <>
      <pattern
        id={id}
        width={distance}
        height={distance}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(${origin.join(' ')}) rotate(${turn})`}
      >
        <path className="ground__streets" d={`M0 ${middle}H${distance}M${middle} 0V${distance}`} />
      </pattern>
      <Drawn as="built" path={path} />
      <g fill={`url(#${id})`}>
        <path className="ground__pattern" d={path} />
      </g>
    </>
  )
}

const Drawn = ({as, path}: {as: string; path: string}) =>
  path ? <path className={`ground__${as}`} d={path} /> : null

const Strips = ({as, strips}: {as: string; strips: Strip[]}) =>
  strips.map(({width, path}) => (
    <path key={path} className={`ground__${as}`} strokeWidth={width.toFixed(1)} d={path} />
  ))
