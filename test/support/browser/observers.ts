/** Counts the observers that are active, so that a test can check whether any is left. */

const names = ['IntersectionObserver', 'ResizeObserver'] as const
const real = names.map(name => [name, window[name]] as const)

afterEach(() => void Object.assign(window, Object.fromEntries(real)))

export function countedObservers() {
  const looking = new Set<object>()
  for (const [name, Observer] of real) {
    class Counted extends (Observer as typeof ResizeObserver) {
      override observe(...args: Parameters<ResizeObserver['observe']>) {
        looking.add(this)
        super.observe(...args)
      }
      override disconnect() {
        looking.delete(this)
        super.disconnect()
      }
    }
    Object.assign(window, {[name]: Counted})
  }
  return () => looking.size
}
