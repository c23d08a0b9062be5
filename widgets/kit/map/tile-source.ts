import {useMemo} from 'react'
import {pageSettings} from '../core/page-settings.ts'

/** The source of map tiles, from the attributes. */
export interface TileSource {
  /** With `{x}`, `{y}` and `{z}`. */
  url: string
  attribution: string
}

const DEFAULT: TileSource = {
  url: 'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
  attribution: 'Imagery © Esri, Maxar, Earthstar Geographics',
}

/** Null: the drawn ground alone. A source of one's own names its own makers. */
export function tileSource(tiles: string | null, attribution: string): TileSource | null {
  if (tiles === null) return {...DEFAULT, attribution: attribution || DEFAULT.attribution}
  if (!/^(https?:)?\/\/|^\//.test(tiles)) return null
  return {url: tiles, attribution}
}

/** The origin that a page's policy has to allow; undefined where there are no pictures. */
export function tileOrigin(tiles: string | undefined): string | undefined {
  const source = tileSource(tiles ?? null, '')
  return source ? new URL(source.url).origin : undefined
}

export const tileAddress = ({url}: TileSource, x: number, y: number, z: number) =>
  url.replace(/\{([xyz])\}/g, (_, name: 'x' | 'y' | 'z') => `${{x, y, z}[name]}`)

/** The widget's attributes decide, else the loader's tag, else the agency. */
export function useTileSource(tiles: string | null, attribution: string): TileSource | null {
  return useMemo(() => {
    const page = pageSettings()
    const makers = attribution || page['tiles-attribution'] || ''
    return tileSource(tiles ?? page.tiles ?? null, makers)
  }, [tiles, attribution])
}
