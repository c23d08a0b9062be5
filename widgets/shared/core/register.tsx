/** Turns a definition into a custom element of the page. Importing this file registers nothing. */
import {chooseLocale, type Locale} from '../i18n/locale.ts'
import {loadTranslator, type Translator} from '../i18n/translator.ts'
import {propertyName, readAttributes} from './attributes.ts'
import type {WidgetDefinition} from './definition.ts'
import {emitterOf} from './events.ts'
import {tellOlderTheme} from './older-theme.ts'
import {pageSettings} from './page-settings.ts'
import type {Services} from './services/services.ts'
import {callStarter, type ElementSettings, widgetServices} from './services/widget-services.ts'
import {boxOf, isParsed} from './shadow-box.ts'
import {adoptSheet} from './sheets.ts'
import {type MountedView, mountView} from './view/renderer.ts'
import {WidgetView} from './view/widget-view.tsx'
import {mayPrefetch, whenIdle} from './when-idle.ts'

/** Registers the widget; a tag that is taken already is left alone, with one warning. */
export function registerWidget(definition: WidgetDefinition) {
  if (customElements.get(definition.tag)) {
    console.warn(`[ocp] <${definition.tag}> is on this page already; the second copy does nothing.`)
    return
  }
  customElements.define(definition.tag, elementClass(definition))
}

let roots = 0

function elementClass(definition: WidgetDefinition) {
  const {tag, attributes, styles, View, catalogues, begin} = definition
  const warned = new Set<string>()
  /** Once for each defect: attributes are parsed with every render. */
  const warn = (message: string) => {
    if (!warned.has(message)) console.warn(`[ocp] <${tag}> ${message}`)
    warned.add(message)
  }

  class WidgetElement extends HTMLElement {
    static observedAttributes = Object.keys(attributes)
    readonly #emit = emitterOf(this)
    #given: Record<string, unknown> = {}
    #services: Services | undefined
    #view: MountedView | undefined
    #leaving = new AbortController()
    #started = false
    #renderQueued = false

    connectedCallback() {
      this.#upgradeProperties()
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
        if (this.isConnected || !this.#started) return
        this.#leaving.abort()
        this.#view?.unmount()
        this.#view = undefined
        this.#started = false
        this.shadowRoot?.querySelector('[data-root]')?.replaceChildren()
      })
    }

    /** For `moveBefore()`, which keeps the state by itself. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before === after) return
      if (name === 'lang' && this.#services) void this.#translate()
      else this.#queueRender()
    }

    async #start() {
      if (this.#started) return
      this.#started = true
      const {theme} = pageSettings()
      if (theme && !this.hasAttribute('theme')) this.setAttribute('theme', theme)
      tellOlderTheme(this)
      const shadow = this.shadowRoot ?? this.attachShadow({mode: 'open'})
      if (!shadow.querySelector('style')) adoptSheet(shadow, styles)
      const box = boxOf(shadow)
      const hydrate = box.hasChildNodes()
      this.#begin()
      this.#services = this.#servicesWith(await this.#translator())
      if (!this.isConnected || this.#view) return
      const idPrefix = box.dataset.root || `c${roots++}-`
      this.#view = mountView(box, this.#content(), {hydrate, idPrefix})
      if (mayPrefetch()) whenIdle(() => this.#services && definition.prefetch?.(this.#services))
    }

    /** What it starts is forgotten when the element leaves the page before its view has come. */
    #begin() {
      this.#leaving = new AbortController()
      const {signal} = this.#leaving
      begin?.(this.#props(), {startCall: callStarter(localeOf(this), this.#settings(), signal)})
    }

    #servicesWith(i18n: Translator) {
      return widgetServices(this, i18n, this.#emit, () => this.#settings())
    }

    #translator(): Promise<Translator> {
      return loadTranslator(localeOf(this), catalogues)
    }

    async #translate() {
      this.#services = this.#servicesWith(await this.#translator())
      this.#queueRender()
    }

    #queueRender() {
      if (!this.#view || this.#renderQueued) return
      this.#renderQueued = true
      queueMicrotask(() => {
        this.#renderQueued = false
        this.#view?.update(this.#content())
      })
    }

    #content() {
      const services = this.#services as Services
      return <WidgetView View={View} props={this.#props()} services={services} />
    }

    #props() {
      const get = (name: string) => this.getAttribute(name)
      return {...readAttributes(attributes, get, warn), ...this.#given}
    }

    #settings() {
      return this.#props() as unknown as ElementSettings
    }

    /** Properties that a framework set before this class was there. */
    #upgradeProperties() {
      for (const name of Object.keys(attributes).map(propertyName)) {
        if (!Object.hasOwn(this, name)) continue
        const value = (this as Record<string, unknown>)[name]
        delete (this as Record<string, unknown>)[name]
        this.writeProperty(name, value)
      }
    }

    /** @internal */
    readProperty(name: string) {
      return this.#props()[name]
    }

    /** @internal */
    writeProperty(name: string, value: unknown) {
      // What is on or off is so by its attribute: it is seen in the page, and taken off from either side.
      if (typeof value === 'boolean') this.toggleAttribute(name, value)
      else this.#given[name] = value
      this.#queueRender()
    }
  }

  for (const name of Object.keys(attributes).map(propertyName)) {
    if (name in HTMLElement.prototype) continue // `lang` reflects by itself
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.readProperty(name)
      },
      set(this: WidgetElement, value: unknown) {
        this.writeProperty(name, value)
      },
    })
  }
  return WidgetElement
}

/** The element's own language, the loader's, then the page's. */
const localeOf = (host: HTMLElement): Locale =>
  chooseLocale(host.getAttribute('lang'), pageSettings().lang, document.documentElement.lang)
