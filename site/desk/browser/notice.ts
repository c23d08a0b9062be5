/** A sentence at the button that was pressed, read out by screen readers; one for each mark. */
export function noticeBeside(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  {mark, says}: {mark: string; says: string},
): HTMLElement {
  document.querySelector(`[data-notice="${mark}"]`)?.remove()
  const notice = document.createElement('p')
  notice.className = 'notice notice--wrong'
  notice.dataset.notice = mark
  notice.setAttribute('role', 'alert')
  const place = placeOf(form, submitter)
  if (place) place.before(notice)
  else form.append(notice)
  // Said after it is there, so that it is read out.
  notice.textContent = says
  notice.scrollIntoView({block: 'nearest'})
  return notice
}

/** The row of buttons that it belongs to; Return presses a button that is not seen. */
function placeOf(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (!submitter || submitter.matches('.visually-hidden')) {
    return form.querySelector('.record-buttons > .buttons')
  }
  const row = submitter.closest('.buttons, .row-buttons')
  return row && form.contains(row) ? row : submitter
}
