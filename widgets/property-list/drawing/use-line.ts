/** A line by pointer: it is drawn as the pointer moves, without rendering anything. */
import {type PointerEvent, type RefObject, useRef} from 'react'
import type {Point} from '#kit/map/mercator.ts'
import {isPress, outlineOf} from '#kit/map/outline.ts'

interface LineUse {
  onPress: (point: Point) => void
  onLine: (corners: Point[]) => void
}

/** Pixels between two points of a line. */
const GAP = 3

export function useLine(surface: RefObject<HTMLElement | null>, {onPress, onLine}: LineUse) {
  const path = useRef<SVGPathElement>(null)
  const line = useRef<Point[] | null>(null)
  const show = () => {
    const points = line.current?.map(({x, y}) => `${x} ${y}`) ?? []
    path.current?.setAttribute('d', points.length > 1 ? `M${points.join('L')}` : '')
  }
  const pointOf = ({clientX, clientY}: PointerEvent): Point => {
    const {
      left = 0,
      top = 0,
      width = 0,
      height = 0,
    } = surface.current?.getBoundingClientRect() ?? {}
    return {x: clientX - left - width / 2, y: clientY - top - height / 2}
  }
  const end = () => {
    const drawn = line.current ?? []
    line.current = null
    show()
    return drawn
  }
  return {
    path,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || !event.isPrimary) return
        surface.current?.setPointerCapture(event.pointerId)
        line.current = [pointOf(event)]
      },
      onPointerMove(event: PointerEvent) {
        const last = line.current?.at(-1)
        if (!last || !event.isPrimary) return
        const point = pointOf(event)
        if (Math.hypot(point.x - last.x, point.y - last.y) < GAP) return
        line.current?.push(point)
        show()
      },
      onPointerUp(event: PointerEvent) {
        if (!event.isPrimary) return
        const drawn = end()
        const [first] = drawn
        if (!first) return
        if (isPress(drawn)) onPress(first)
        else onLine(outlineOf(drawn))
      },
      onPointerCancel: () => void end(),
    },
  }
}
