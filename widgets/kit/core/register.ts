/** Turns a definition into a custom element of the page. Importing this file registers nothing. */
import {loadTranslator} from '../i18n/translator.ts'
import {propertyName} from './attributes.ts'
import type {WidgetDefinition} from './definition.ts'
import {emitterOf} from './events.ts'
import {GivenProperties} from './given-properties.ts'
import {pageSettings} from './page-settings.ts'
import type {Services} from './services/services.ts'
import {
  callStarter,
  type ElementSettings,
  localeOf,
  widgetServices,
} from './services/widget-services.ts'
import {isParsed, rootOf} from './shadow-box.ts'
import {adoptSheet, tellOlderTheme} from './sheets.ts'
import {isSwitchedOff, onSwitchedOff, showOwnContent} from './switched-off.ts'
import {VERSION} from './version.ts'
import {ElementView} from './view/element-view.tsx'
import {mayPrefetch, whenShown} from './when-idle.ts'

/**
 * Registers the widget. A tag that is taken already is left alone: with a warning, unless by the same
 * version, which the package brings beside the script's tag.
 * @slot - Any HTML, such as a link to the agency: shown until the widget has loaded, and instead of it where it cannot load.
 */
export function registerWidget(definition: WidgetDefinition) {
  const {tag} = definition
  const first = customElements.get(tag) as {version?: string} | undefined
  if (!first) customElements.define(tag, elementClass(definition))
  else if (first.version !== VERSION) {
    console.warn(
      `[ocp] <${tag}> is on this page already, in version ${first.version}; the second copy, version ${VERSION}, does nothing.`,
    )
  }
}

function elementClass(definition: WidgetDefinition) {
  const {tag, attributes, styles, catalogues, begin, prefetch, isInDocument} = definition
  const warned = new Set<string>()
  /** Once for each defect: attributes are parsed with every render. */
  const warn = (message: string) => {
    if (!warned.has(message)) console.warn(`[ocp] <${tag}> ${message}`)
    warned.add(message)
  }

  class WidgetElement extends HTMLElement {
    static observedAttributes = Object.keys(attributes)
    static version = VERSION
    readonly #emit = emitterOf(this)
    readonly #given = new GivenProperties(this, attributes, warn)
    readonly #view = new ElementView(definition, this, () => this.#given.read())
    #leaving = new AbortController()
    #started = false

    connectedCallback() {
      this.#given.upgrade()
      if (this.#started) return // moved within the page: what the visitor typed stays
      if (document.readyState === 'loading' && !isParsed(this)) {
        // Defined before the parser came to our declarative shadow root: wait for it.
        document.addEventListener('DOMContentLoaded', () => this.isConnected && this.#start(), {
          once: true,
        })
        return
      }
      void this.#start()
    }

    /** A move is a removal and an insertion in one task; only a lasting removal ends the view. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop()
      })
    }

    /** For `moveBefore()`, which keeps the state by itself. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before === after) return
      this.#given.forgetObject(name)
      if (name === 'lang' && this.#view.services) void this.#translate()
      else this.#view.update()
    }

    async #start() {
      if (this.#started) return
      if (this.#isOff()) return showOwnContent(this)
      this.#started = true
      const {theme} = pageSettings()
      if (theme && !this.hasAttribute('theme')) this.setAttribute('theme', theme)
      tellOlderTheme(this)
      if (!isInDocument) {
        const shadow = this.shadowRoot ?? this.attachShadow({mode: 'open'})
        if (!shadow.querySelector('style')) adoptSheet(shadow, styles)
      }
      this.#view.open()
      this.#leaving = new AbortController()
      const {signal} = this.#leaving
      onSwitchedOff(this.#leaveIfOff, signal)
      begin?.(this.#given.read(), {
        host: this,
        startCall: callStarter(localeOf(this), this.#settings(), signal),
      })
      const [services] = await Promise.all([this.#fetchServices(), this.#view.fetch()])
      if (signal.aborted) return
      this.#view.show(services)
      whenShown(rootOf(this), this.#fetchRest)
    }

    #stop() {
      if (!this.#started) return
      this.#leaving.abort()
      this.#view.close()
      this.#started = false
    }

    #isOff() {
      return isSwitchedOff(this.#settings().partner || pageSettings().partner)
    }

    #leaveIfOff = () => {
      if (!this.#isOff()) return
      this.#stop()
      showOwnContent(this)
    }

    /** Fetches files that no visitor waits for: the companion, and parts for the first press. */
    #fetchRest = () => {
      pageSettings().fetchWidget?.('ocp-companion')
      const {services} = this.#view
      if (services && mayPrefetch()) prefetch?.(services)
    }

    /** In the language that the element has when the texts are there. */
    async #fetchServices(): Promise<Services> {
      const locale = localeOf(this)
      const translator = await loadTranslator(locale, catalogues)
      if (locale !== localeOf(this)) return this.#fetchServices()
      return widgetServices(this, translator, this.#emit, () => this.#settings())
    }

    async #translate() {
      const services = await this.#fetchServices()
      if (this.#started) this.#view.show(services)
    }

    #settings() {
      return this.#given.read() as ElementSettings
    }

    /** @internal */
    readProperty(name: string) {
      return this.#given.read()[name]
    }

    /** @internal */
    writeProperty(attribute: string, value: unknown) {
      this.#given.write(attribute, value)
      this.#view.update()
    }
  }

  for (const attribute of Object.keys(attributes)) {
    const name = propertyName(attribute)
    if (name in HTMLElement.prototype) continue // `lang` reflects by itself
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.readProperty(name)
      },
      set(this: WidgetElement, value: unknown) {
        this.writeProperty(attribute, value)
      },
    })
  }
  return WidgetElement
}
