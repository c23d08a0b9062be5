// What only documents of a script carry: its faces, and the rules for how it is set. Documents of other
// languages stay as small as they are.

/** Script, as `Intl.Locale` names it -> assets. */
export const SCRIPT_SHEETS = {Arab: {faces: 'faces-arabic.css', rules: 'arabic.css'}}

/** Of a minified sheet: its range begins with the block of Arabic. */
export const isFaceOfScript = face => /unicode-range:U\+0600-/.test(face)

/** For Arabic, or for a document from right to left, which only Arabic's are. */
export const isRuleOfScript = selector => /(?<!:not\():lang\(ar\)|\[dir=['"]?rtl/.test(selector)
