/**
 * Values that a page gives an element. Text, numbers and booleans become the attribute, set either
 * way, so that styles, the loader and the page's own code see them; a list or an object is stored
 * beside it. The last one counts.
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
    for (const attribute of Object.keys(this.#attributes)) {
      const name = propertyName(attribute)
      if (!Object.hasOwn(this.#host, name)) continue
      const value: unknown = Reflect.get(this.#host, name)
      Reflect.deleteProperty(this.#host, name)
      Reflect.set(this.#host, name, value)
    }
  }

  #keep(attribute: string, value: object) {
    const {accepts, type} = this.#attributes[attribute] ?? {type: ''}
    if (accepts?.(value)) this.#objects[propertyName(attribute)] = value
    else this.#warn(`${propertyName(attribute)} needs ${type}, got ${JSON.stringify(value)}`)
  }
}
