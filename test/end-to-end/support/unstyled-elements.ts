/** Compares the styles of a document with a whole sheet; runs in the page. */
export function unstyledElements(whole: string) {
  /** States that an element may enter: its rule is needed before. */
  const STATES =
    /(?<!:):(hover|focus|focus-visible|focus-within|active|popover-open|disabled|checked)(?![\w-])/g
  const PARTS =
    /::?(before|after|backdrop|placeholder|marker|selection|-webkit-[\w-]+|part\([^)]*\))/g
  const missing: string[] = []
  let left = 0

  const rules = function* (list: CSSRuleList, place = ''): Generator<[string, CSSStyleRule]> {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) yield [place + rule.cssText, rule]
      else if (rule instanceof CSSGroupingRule) {
        yield* rules(rule.cssRules, place + rule.cssText.slice(0, rule.cssText.indexOf('{')))
      }
    }
  }
  const present = new Set<string>()
  for (const sheet of document.styleSheets) {
    for (const [text] of rules(sheet.cssRules)) present.add(text)
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(whole)
  for (const [text, {selectorText}] of rules(sheet.cssRules)) {
    if (present.has(text)) continue
    left++
    const selector = selectorText
      .replace(PARTS, '')
      .replace(STATES, ':not(never)')
      .replace(/(^|[\s>+~,])(?=$|,)/g, '$1*')
    if (document.querySelector(selector)) missing.push(text)
  }
  return {missing, present: present.size, left}
}
