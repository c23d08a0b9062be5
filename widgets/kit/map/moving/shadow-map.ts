/**
 * pigeon-maps listens on the window and asks the document what is under the pointer. In a shadow
 * root both see the host alone, so that nothing could be dragged or pressed; and a partner's page
 * should not get listeners that hold up its scrolling. So gestures begin on the map's own box,
 * targets are taken from the composed path, and whether a point is inside depends on the rectangle.
 */
import {Map as PigeonMap} from 'pigeon-maps'

type Listener = (event: unknown) => void
type PointerInput = MouseEvent & TouchEvent

const begins = (type: string) => /^(mousedown|touch)/.test(type)

export class ShadowMap extends PigeonMap {
  constructor(props: ConstructorParameters<typeof PigeonMap>[0]) {
    super(props)
    const wrapped = new Map<Listener, (event: Event) => void>()
    const wrap = (listener: Listener) => {
      const known =
        wrapped.get(listener) ?? ((event: Event) => listener(seenInside(event as PointerInput)))
      wrapped.set(listener, known)
      return known
    }
    // The box is gone when the listeners are taken away.
    let box: HTMLElement | undefined
    const add = (type: string, listener: Listener, options?: AddEventListenerOptions) => {
      box = this._containerRef ?? box
      const target = begins(type) ? box : window
      if (type === 'resize') window.addEventListener(type, listener)
      else target?.addEventListener(type, wrap(listener), options)
    }
    const remove = (type: string, listener: Listener) => {
      const target = begins(type) ? box : window
      if (type === 'resize') window.removeEventListener(type, listener)
      else target?.removeEventListener(type, wrap(listener))
    }
    this.wa = add as typeof this.wa
    this.wr = remove as typeof this.wr
  }

  /**
   * True during a drag or a pinch, also while it pauses. Its offset still applies: setting the
   * visible center would add it a second time.
   */
  get isHeld() {
    const {pixelDelta, zoomDelta} = this.state
    return pixelDelta !== undefined || zoomDelta !== 0
  }

  override coordsInside([x, y]: [number, number]) {
    const {width, height} = this.state
    return x >= 0 && y >= 0 && x < width && y < height
  }
}

const seenInside = (event: PointerInput) => ({
  target: event.composedPath()[0],
  button: event.button,
  clientX: event.clientX,
  clientY: event.clientY,
  touches: event.touches,
  changedTouches: event.changedTouches,
  preventDefault: () => event.cancelable && event.preventDefault(),
  nativeEvent: event,
})
