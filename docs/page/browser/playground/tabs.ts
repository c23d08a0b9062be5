/** Tabs. Without JavaScript the panels are visible, one below the other. */
import {change, currentState, follow} from './state.ts'

export function followTabs() {
  const root = document.querySelector<HTMLElement>('[data-tabs]')
  if (!root) return
  const list = root.querySelector('[aria-label]') as HTMLElement
  const tabs = [...root.querySelectorAll<HTMLElement>('[data-tab]')]
  const panels = [...root.querySelectorAll<HTMLElement>('[data-panel]')]
  list.hidden = false
  root.toggleAttribute('data-live', true)
  for (const tab of tabs) tab.setAttribute('role', 'tab')
  for (const panel of panels) {
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', `tab-${panel.dataset.panel}`)
  }
  const choose = (tab?: HTMLElement) =>
    tab && change('code', {view: {...currentState().view, code: tab.dataset.tab ?? ''}})
  for (const tab of tabs) tab.addEventListener('click', () => choose(tab))
  list.addEventListener('keydown', event => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = tabs[step(tabs.indexOf(event.target as HTMLElement), tabs.length)]
    choose(next)
    next?.focus()
  })
  follow(({view}) => {
    for (const tab of tabs) {
      const isChosen = tab.dataset.tab === view.code
      tab.setAttribute('aria-selected', `${isChosen}`)
      tab.tabIndex = isChosen ? 0 : -1
    }
    for (const panel of panels) panel.hidden = panel.dataset.panel !== view.code
  })
}

const steps: Record<string, (at: number, length: number) => number> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at + length - 1) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}
