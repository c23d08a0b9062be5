/** Reloads a page that was loading while something was saved. A partner's page has no number. */
/// <reference types="vite/types/importMeta.d.ts" />
const made = document.querySelector<HTMLMetaElement>('meta[name=dev-revision]')?.content

import.meta.hot?.on('ocp:revision', (now: number) => {
  if (made && made !== `${now}`) location.reload()
})
