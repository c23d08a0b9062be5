/** The point of a picture that stays visible, by a click or the arrow keys; the numbers say the same. */
const STEP = 5

export function chooseFocus(field: HTMLElement) {
  // One that can be focused has been set up.
  for (const box of field.querySelectorAll<HTMLElement>('[data-focus]:not([tabindex])')) {
    const tile = box.closest('.tile')
    const [x, y] = ['x', 'y'].map(axis =>
      tile?.querySelector<HTMLInputElement>(`input[name^="pic."][name$=".${axis}"]`),
    )
    const mark = box.querySelector('ellipse')
    if (!x || !y || !mark) continue
    box.tabIndex = 0
    box.setAttribute('role', 'group')
    box.setAttribute('aria-label', box.dataset.focus ?? '')
    const show = () => {
      mark.setAttribute('cx', x.value || '50')
      mark.setAttribute('cy', y.value || '50')
    }
    const set = (left: number, top: number) => {
      x.value = `${within(left)}`
      y.value = `${within(top)}`
      show()
      x.dispatchEvent(new Event('input', {bubbles: true}))
    }
    box.addEventListener('click', event => {
      const {left, top, width, height} = box.getBoundingClientRect()
      set(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100)
    })
    box.addEventListener('keydown', event => {
      const [right, down] = STEPS[event.key] ?? []
      if (right === undefined || down === undefined) return
      event.preventDefault()
      set(Number(x.value || 50) + right, Number(y.value || 50) + down)
    })
    for (const input of [x, y]) input.addEventListener('input', show)
  }
}

const STEPS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
