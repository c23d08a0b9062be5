/** The look of the house in what mail programs know: docs/decisions/045-saved-searches.md. */
import type {CSSProperties} from 'react'

const SERIF = "'Cormorant Garamond', Georgia, 'Times New Roman', serif"
const SANS = "Manrope, 'Helvetica Neue', Arial, sans-serif"
const ink = '#14202b'
const quiet = '#56606a'
const brass = '#7a5c2c'
const sea = '#0f4c5c'
const line = '1px solid #d9cfbd'

export const style = {
  body: {
    margin: 0,
    background: '#f7f2e9',
    color: ink,
    fontFamily: SANS,
    fontSize: 16,
    lineHeight: 1.55,
  },
  frame: {padding: '32px 24px'},
  column: {maxWidth: 552, margin: '0 auto', textAlign: 'start'},
  brand: {margin: '0 0 32px', font: `500 22px/1.2 ${SERIF}`},
  title: {margin: '0 0 12px', font: `400 36px/1.15 ${SERIF}`},
  text: {margin: '0 0 16px'},
  section: {margin: '32px 0 0', padding: '24px 0 0', borderTop: line},
  fact: {margin: '0 0 16px', overflowWrap: 'anywhere'},
  name: {margin: '0 0 4px', font: `500 24px/1.2 ${SERIF}`},
  quiet: {margin: 0, color: quiet, fontSize: 14},
  home: {margin: '24px 0'},
  picture: {display: 'block', width: '100%', height: 'auto', border: 0},
  kind: {color: brass, fontSize: 13, fontWeight: 600, letterSpacing: '0.06em'},
  price: {margin: '12px 0 2px', fontWeight: 600},
  before: {color: quiet, fontWeight: 400},
  homeName: {margin: '0 0 4px', font: `500 22px/1.25 ${SERIF}`},
  homeLink: {color: ink, textDecoration: 'none'},
  link: {color: sea},
  action: {margin: '24px 0 0'},
  button: {
    display: 'inline-block',
    padding: '12px 28px',
    background: sea,
    color: '#ffffff',
    fontWeight: 600,
    textDecoration: 'none',
  },
  foot: {margin: '32px 0 0', padding: '16px 0 0', borderTop: line, color: quiet},
  note: {margin: '0 0 8px', fontSize: 13},
} satisfies Record<string, CSSProperties>

/** Each rule has to beat the style of its element. */
export const dark = `@media (prefers-color-scheme: dark) {
.ground { background: #0e1620 !important; color: #f3ede2 !important }
.ink { color: #f3ede2 !important }
.quiet { color: #b3b0a8 !important }
.accent { color: #d0ae74 !important }
.link { color: #6fb7c3 !important }
.button { background: #6fb7c3 !important; color: #0e1620 !important }
.line { border-color: #33404d !important }
}`
