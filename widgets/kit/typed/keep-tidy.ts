/** Writes a cleaned value back into the field where it was typed. */

/**
 * A cleaned value that equals the old one causes no render, and then a foreign character would stay
 * in the field: write it back here, keeping the caret where the visitor types.
 */
export function keepTidy(field: HTMLInputElement | HTMLTextAreaElement, tidy: string) {
  if (field.value === tidy) return
  const behind = field.value.length - (field.selectionEnd ?? field.value.length)
  field.value = tidy
  const caret = Math.max(0, tidy.length - behind)
  if (field.type === 'tel' || field.type === 'text') field.setSelectionRange(caret, caret)
}
