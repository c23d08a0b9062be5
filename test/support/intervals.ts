/** Repeating timers that a test controls: none fires until the test calls `pass`. */

const real = {setInterval: window.setInterval, clearInterval: window.clearInterval}

afterEach(() => void Object.assign(window, real))

export function heldIntervals() {
  const running = new Map<number, {run: () => void; delay: number}>()
  let last = 0
  Object.assign(window, {
    setInterval(run: () => void, delay: number) {
      running.set(++last, {run, delay})
      return last
    },
    clearInterval: (id: number) => void running.delete(id),
  })
  return {
    /** Milliseconds of those that run. */
    delays: () => [...running.values()].map(({delay}) => delay),
    /** Fires each of them once. */
    pass() {
      for (const {run} of [...running.values()]) run()
    },
  }
}
