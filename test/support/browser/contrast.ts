/** How far the colour of a text is from what is behind it. */
import type {Locator} from 'playwright-core'

/** As WCAG counts it, from 1 to 21; 1 where an element has no background. */
export const contrastOf = (locator: Locator) =>
  locator.evaluate(element => {
    const {color, backgroundColor} = getComputedStyle(element)
    const numbers = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (text: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(text)
        .slice(0, 3)
        .map(each => each / 255)
        .map(each => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    if (numbers(backgroundColor)[3] === 0) return 1
    const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort(
      (a, b) => a - b,
    )
    return (light + 0.05) / (dark + 0.05)
  })
