/** Repeating timers in the hands of a test: none runs until the test says so. */

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
    /** Their time has come. */
    pass() {
      for (const {run} of [...running.values()]) run()
    },
  }
}
