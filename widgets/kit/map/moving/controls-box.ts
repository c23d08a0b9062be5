import type {Box} from '../boxes.ts'

/** Where the buttons lie over the map, from its middle; undefined until they are there. */
export function controlsBox(map: HTMLElement | null): Box | undefined {
  const controls = map?.querySelector('.map__controls')?.getBoundingClientRect()
  if (!map || !controls) return undefined
  const frame = map.getBoundingClientRect()
  return {
    x: controls.left - frame.left - frame.width / 2,
    y: controls.top - frame.top - frame.height / 2,
    width: controls.width,
    height: controls.height,
  }
}
