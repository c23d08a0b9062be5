/** What the previews show, kept in the address: `?build=react&lang=fr&theme=dark`. */
export interface View {
  build: string
  lang: string
  theme: string
}

/** What shows without a query. */
const usual: View = {build: 'preact', lang: 'en', theme: 'auto'}
const names = Object.keys(usual) as (keyof View)[]

export function currentView(): View {
  const query = new URLSearchParams(location.search)
  const value = (name: keyof View) =>
    (switchOf(name, query.get(name)) && query.get(name)) || usual[name]
  return {build: value('build'), lang: value('lang'), theme: value('theme')}
}

const switches = () => document.querySelectorAll<HTMLAnchorElement>('[data-switch]')

const switchOf = (name: string, value: string | null) =>
  [...switches()].find(({dataset}) => dataset.switch === name && dataset.value === value)

/** Follows the switches, and Back. Another build is another page: a tag is defined only once. */
export function switchViews(show: (view: View) => void) {
  for (const link of switches()) {
    link.addEventListener('click', event => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      link.hash = location.hash
      if (link.dataset.switch === 'build') return
      event.preventDefault()
      history.pushState(null, '', link.href)
      update()
    })
  }
  const update = () => {
    markSwitches()
    show(currentView())
  }
  addEventListener('popstate', update)
  markSwitches()
}

/** Each link leads from the present view to the one beside it. */
function markSwitches() {
  const view = currentView()
  for (const link of switches()) {
    const {switch: name, value} = link.dataset as {switch: keyof View; value: string}
    link.search = queryOf({...view, [name]: value})
    if (view[name] === value) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

function queryOf(view: View): string {
  const chosen = names.filter(name => view[name] !== usual[name]).map(name => [name, view[name]])
  const query = new URLSearchParams(chosen as string[][]).toString()
  return query && `?${query}`
}
