/**
 * What a page gives an element. A text, a number, and yes or no become the attribute, whichever way
 * they are given, so that styles, the loader and the page's own code see them; a list or an object is
 * kept beside it. The last one given counts.
 */
import {type AttributeSet, propertyName, readAttributes} from './attributes.ts'

export class GivenProperties {
  readonly #host: HTMLElement
  readonly #attributes: AttributeSet
  readonly #warn: (message: string) => void
  #objects: Record<string, object> = {}

  constructor(host: HTMLElement, attributes: AttributeSet, warn: (message: string) => void) {
    this.#host = host
    this.#attributes = attributes
    this.#warn = warn
  }

  read(): Record<string, unknown> {
    const get = (name: string) => this.#host.getAttribute(name)
    return {...readAttributes(this.#attributes, get, this.#warn), ...this.#objects}
  }

  write(attribute: string, value: unknown) {
    this.forgetObject(attribute)
    if (typeof value === 'object' && value !== null) this.#keep(attribute, value)
    else if (value === null || value === undefined || value === false) {
      this.#host.removeAttribute(attribute)
    } else this.#host.setAttribute(attribute, value === true ? '' : String(value))
  }

  /** The attribute was changed after the property. */
  forgetObject(attribute: string) {
    delete this.#objects[propertyName(attribute)]
  }

  /** Properties that a framework set before the class of the element was there. */
  upgrade() {
    const host = this.#host as unknown as Record<string, unknown>
    for (const attribute of Object.keys(this.#attributes)) {
      const name = propertyName(attribute)
      if (!Object.hasOwn(host, name)) continue
      const value = host[name]
      delete host[name]
      host[name] = value
    }
  }

  #keep(attribute: string, value: object) {
    const {accepts, type} = this.#attributes[attribute] ?? {type: ''}
    if (accepts?.(value)) this.#objects[propertyName(attribute)] = value
    else this.#warn(`${propertyName(attribute)} needs ${type}, got ${JSON.stringify(value)}`)
  }
}
