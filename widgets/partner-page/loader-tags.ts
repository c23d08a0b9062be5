/** Which partner an enquiry is attributed to is money: a page that names two is told which counts. */
import {LOADER_TAG} from '#kit/core/loader-tag.ts'
import {pageSettings} from '#kit/core/page-settings.ts'

export function warnOfOtherPartners() {
  const {partner = ''} = pageSettings()
  for (const tag of document.querySelectorAll(LOADER_TAG)) {
    const other = tag.getAttribute('data-partner') || tag.getAttribute('partner') || ''
    if (!other || other === partner) continue
    console.warn(
      `[ocp] This page names the partners "${partner}" and "${other}": "${partner}" counts. Name one.`,
    )
  }
}
