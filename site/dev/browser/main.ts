/** Every page's first script while the site is developed. */
/// <reference types="vite/types/importMeta.d.ts" />
import './sheets.ts'

/** A partner's page has no number. */
const made = document.querySelector<HTMLMetaElement>('meta[name=dev-revision]')?.content

// A page that was on its way while something was saved is loaded again.
import.meta.hot?.on('ocp:revision', (now: number) => {
  if (made && made !== `${now}`) location.reload()
})
