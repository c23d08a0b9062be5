/**
 * Pictures of the ground over the drawn one. One that fails lets the drawing be seen; they are requested
 * again once the browser is back online.
 */
import {useEffect, useRef, useState} from 'react'
import type {TileSource} from '../tile-source.ts'

export interface TileProps {
  tile: {url: string; left: number; top: number; width: number; height: number}
  tileLoaded: () => void
}

/** So many failures, without one success, and no more are requested. */
const MAX_FAILURES = 6

/** The component that shows a tile, whether any has come, and whether none could be had. */
export function useTiles(source: TileSource | null) {
  const [come, setCome] = useState(false)
  const [failed, setFailed] = useState(false)
  const [given, setGiven] = useState(false)
  const failures = useRef(0)
  const createTile =
    () =>
    ({tile, tileLoaded}: TileProps) => (
      <img
        src={tile.url}
        width={tile.width}
        height={tile.height}
        alt=""
        draggable={false}
        className="map__tile"
        style={{left: `${tile.left}px`, top: `${tile.top}px`}}
        onLoad={event => {
          event.currentTarget.classList.add('map__tile--come')
          failures.current = -Infinity
          setCome(true)
          setFailed(false)
          tileLoaded()
        }}
        onError={() => {
          failures.current++
          if (failures.current > 0) setFailed(true)
          if (failures.current >= MAX_FAILURES) setGiven(true)
          tileLoaded()
        }}
      />
    )
  const [Tile, setTile] = useState(createTile)
  // biome-ignore lint/correctness/useExhaustiveDependencies: createTile only sets what is kept
  useEffect(() => {
    if (!failed) return
    const retry = () => {
      failures.current = 0
      setFailed(false)
      setGiven(false)
      setTile(createTile) // another component: its pictures are requested again
    }
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed])
  return {
    Tile: source && !given ? Tile : NoTile,
    come: source !== null && come,
    failed: source !== null && failed,
  }
}

const NoTile = () => null
