import {useMemo} from 'react'
import {pageSettings} from '../core/page-settings.ts'
import {type TileSource, tileSource} from './tile-source.ts'

/** As the widget's attributes say it, else the loader's tag, else the agency. */
export function useTileSource(tiles: string | null, attribution: string): TileSource | null {
  return useMemo(() => {
    const page = pageSettings()
    const makers = attribution || page['tiles-attribution'] || ''
    return tileSource(tiles ?? page.tiles ?? null, makers)
  }, [tiles, attribution])
}
