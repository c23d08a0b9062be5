/** The theme of the docs themselves: the system's, or the one that the reader chose here before. */
const KEY = 'docs-theme'
const themes = ['light', 'dark']

/** Runs before the page is painted. */
export function applyTheme(theme = remembered()) {
  const {dataset} = document.documentElement
  if (theme && themes.includes(theme)) dataset.theme = theme
  else delete dataset.theme
}

export function followThemeSwitch() {
  const field = document.querySelector<HTMLSelectElement>('[data-theme-switch]')
  if (!field) return
  field.value = document.documentElement.dataset.theme ?? 'system'
  field.closest('label')?.removeAttribute('hidden')
  field.addEventListener('change', () => {
    applyTheme(field.value)
    remember(field.value)
  })
}

/** A browser may refuse its storage; then the choice holds for the page. */
function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function remember(theme: string) {
  try {
    if (themes.includes(theme)) localStorage.setItem(KEY, theme)
    else localStorage.removeItem(KEY)
  } catch {}
}
