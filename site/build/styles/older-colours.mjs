// Colours for browsers without `light-dark()`: Chrome before 123, Firefox before 120, Safari before
// 17.5. Each colour is written once, in the sources; what those browsers need is made of it here.

const CONDITION = '@supports not (color:light-dark(red,red))'
/** A rule with declarations only, one of which has a colour of both schemes. */
const RULE = /([^{};]+)\{([^{}]*light-dark\([^{}]*)\}/g
const ARGUMENT = '((?:[^(),]|\\([^()]*\\))+)'
const COLOUR = new RegExp(`light-dark\\(${ARGUMENT},${ARGUMENT}\\)`, 'g')

/** Adds a rule for older browsers after each rule with such colours. For minified style sheets. */
export const withOlderColours = css =>
  css.replace(RULE, (rule, selector, declarations) => {
    const older = declarations.split(';').filter(isOfBothSchemes).map(olderColours).join(';')
    return `${rule}${CONDITION}{${selector}{${older}}}`
  })

const isOfBothSchemes = declaration => declaration.includes('light-dark(')

/** One of the two is nothing at all: tokens.css says which. */
const olderColours = declaration =>
  declaration.replace(COLOUR, (_, light, dark) => `var(--_light,${light}) var(--_dark,${dark})`)
