/**
 * Without `light-dark()` a sheet cannot follow the page's color-scheme: the element has to be told
 * which of its colours to show (tokens.css), as it comes onto the page.
 */
export function tellOlderTheme(host: HTMLElement) {
  if (CSS.supports('color', 'light-dark(red, red)')) return
  if (/light|dark/.test(host.getAttribute('theme') ?? '')) return
  const {colorScheme} = getComputedStyle(host)
  const followsSystem = colorScheme.includes('light')
  const isDark = !followsSystem || matchMedia('(prefers-color-scheme: dark)').matches
  if (colorScheme.includes('dark') && isDark) host.setAttribute('theme', 'dark')
}
