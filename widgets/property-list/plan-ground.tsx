/** What the pins stand on: lines of latitude and longitude, names of neighbourhoods, a scale. */
import type {Coordinates, Property} from '../shared/api/entities.ts'
import {useServices} from '../shared/element/use-services.ts'
import {PIN_HEIGHT, type Pin} from './plan-pins.ts'
import {
  type Frame,
  linesBetween,
  type Point,
  project,
  type Size,
  scaleBar,
  unproject,
} from './plan-projection.ts'

interface GroundProps {
  homes: Property[]
  frame: Frame
  size: Size
  pins: Pin[]
}

export function Ground({homes, frame, size, pins}: GroundProps) {
  const {i18n} = useServices()
  const {width, height} = size
  const [north, west] = unproject(frame.toWorld({x: 0, y: 0}))
  const [south, east] = unproject(frame.toWorld({x: width, y: height}))
  const at = (coordinates: Coordinates) => frame.toPlan(project(coordinates))
  const bar = scaleBar(frame, (north + south) / 2, width)
  return (
    <svg className="ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {linesBetween(south, north).map(latitude => {
        const {y} = at([latitude, west])
        return (
          <g key={latitude}>
            <path className="grid" d={`M0 ${y}H${width}`} />
            <text className="grid__words" x={width - 8} y={y - 5} textAnchor="end">
              {latitude}° N
            </text>
          </g>
        )
      })}
      {linesBetween(west, east).map(longitude => {
        const {x} = at([north, longitude])
        return (
          <g key={longitude}>
            <path className="grid" d={`M${x} 0V${height}`} />
            {x < width - 56 && (
              <text className="grid__words" x={x + 5} y="15">
                {longitude}° E
              </text>
            )}
          </g>
        )
      })}
      {namesOf(homes, frame, pins).map(({name, x, y}) => (
        <text className="place" key={name} x={x} y={y}>
          {name}
        </text>
      ))}
      <path className="scale" d={`M16 ${height - 22}v6h${bar.pixels}v-6`} />
      <text className="scale__words" x="16" y={height - 28}>
        {i18n._('{length} km', {length: `${bar.km}`})}
      </text>
    </svg>
  )
}

/** The name of each neighbourhood below its homes, unless it would lie on a pin or another name. */
function namesOf(homes: Property[], frame: Frame, pins: Pin[]) {
  const groups = new Map<string, Point[]>()
  for (const {neighborhood, builder_community, location} of homes) {
    const name = neighborhood?.name ?? builder_community
    if (!name || !location) continue
    groups.set(name, [...(groups.get(name) ?? []), frame.toPlan(project(location.coordinates))])
  }
  const taken = pins.map(({x, y, width}) => ({
    x,
    y: y - PIN_HEIGHT / 2,
    width,
    height: PIN_HEIGHT,
  }))
  return [...groups].flatMap(([name, points]) => {
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
    const y = Math.max(...points.map(point => point.y)) + 20
    const box = {x, y: y - 6, width: name.length * 9, height: 22}
    if (taken.some(other => isOver(box, other))) return []
    taken.push(box)
    return [{name, x, y}]
  })
}

type Box = Point & Size

const isOver = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2
