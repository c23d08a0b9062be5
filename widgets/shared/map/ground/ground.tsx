/**
 * The drawn ground: visible before any tile is loaded, and in place of one that failed. It has the
 * given size around the middle of its box, so that a server need not know the size of the box.
 */
import {useId, useMemo} from 'react'
import {type Size, type View, worldAt} from '../mercator.ts'
import {drawing, GROUND_ZOOM, lanes, onGround} from './drawing.ts'

interface GroundProps {
  view: View
  size: Size
}

export function Ground({view, size}: GroundProps) {
  const id = useId()
  const [latitude, longitude] = view.center
  const {width, height} = size
  return useMemo(() => {
    const [x, y] = onGround([latitude, longitude])
    const unit = worldAt(GROUND_ZOOM) / worldAt(view.zoom)
    const box = [x - (width / 2) * unit, y - (height / 2) * unit, width * unit, height * unit]
    return (
      <svg
        className={`ground${view.zoom < 11.5 ? ' ground--far' : ''}${view.zoom > 13.6 ? ' ground--near' : ''}`}
        width={width}
        height={height}
        viewBox={box.map(value => value.toFixed(1)).join(' ')}
        aria-hidden="true"
        focusable="false"
      >
        <Drawn id={id} near={view.zoom > 14.2 ? 2 : view.zoom > 11.4 ? 1 : 0} />
      </svg>
    )
  }, [latitude, longitude, view.zoom, width, height, id])
}

/** Everything but the place of the window does not change. */
function Drawn({id, near}: {id: string; near: number}) {
  return useMemo(
    () => (
      <>
        <defs>
          <path id={`${id}coast`} className="ground__coast" d={drawing.coast} />
        </defs>
        <use href={`#${id}coast`} className="ground__depth ground__depth--3" />
        <use href={`#${id}coast`} className="ground__depth ground__depth--2" />
        <use href={`#${id}coast`} className="ground__depth ground__depth--1" />
        <use href={`#${id}coast`} className="ground__land" />
        <path className="ground__islets" d={drawing.islets} />
        {drawing.strips.map(({width, path}) => (
          <path key={path} className="ground__strip" strokeWidth={width.toFixed(1)} d={path} />
        ))}
        <path className="ground__built" d={drawing.built} />
        {near > 1 && <path className="ground__lanes" d={lanes()} />}
        {near > 0 && <path className="ground__streets" d={drawing.streets} />}
        <path className="ground__greens" d={drawing.greens} />
        <path className="ground__lakes" d={drawing.lakes} />
        {drawing.channels.map(({width, path}) => (
          <path key={path} className="ground__channel" strokeWidth={width.toFixed(1)} d={path} />
        ))}
        <path className="ground__runways" d={drawing.runways} />
        <path className="ground__avenues ground__casing" d={drawing.avenues} />
        <path className="ground__motorways ground__casing" d={drawing.motorways} />
        <path className="ground__avenues" d={drawing.avenues} />
        <path className="ground__motorways" d={drawing.motorways} />
      </>
    ),
    [id, near],
  )
}
