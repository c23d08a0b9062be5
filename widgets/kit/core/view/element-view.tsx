/**
 * The content of an element: its placeholder, then its view, which may come in a file of its own,
 * with the services that come with the texts.
 */
import type {ReactNode} from 'react'
import {languageAttributes} from '../../i18n/locale.ts'
import {plainTranslator} from '../../i18n/translator.ts'
import {Unavailable} from '../../ui/unavailable.tsx'
import type {WidgetDefinition} from '../definition.ts'
import {type Services, serverServices} from '../services/services.ts'
import {localeOf} from '../services/widget-services.ts'
import {boxOf, HYDRATING, rootOf} from '../shadow-box.ts'
import {addSheet} from '../sheets.ts'
import {type MountedView, mountView} from './renderer.ts'
import {WidgetView} from './widget-view.tsx'

let roots = 0

export class ElementView {
  readonly #definition: WidgetDefinition
  readonly #host: HTMLElement
  readonly #props: () => Record<string, unknown>
  /** Services of a view that only reserves its space: it makes no calls, as on a server. */
  readonly #idleServices: Services
  #View: WidgetDefinition['View']
  #services: Services | undefined
  #mounted: MountedView | undefined
  #isQueued = false

  constructor(
    definition: WidgetDefinition,
    host: HTMLElement,
    props: () => Record<string, unknown>,
  ) {
    this.#definition = definition
    this.#host = host
    this.#props = props
    this.#View = definition.View
    const i18n = plainTranslator('en', definition.catalogues.en)
    this.#idleServices = {...serverServices, i18n, locale: 'en', media: path => path, host}
  }

  get services() {
    return this.#services
  }

  /** Takes its room. What a server rendered stays as it is until view and texts are there. */
  open() {
    if (this.#definition.isInDocument) return // the page has fetched them
    if (!this.#box.hasChildNodes() || !this.#View) this.#mount()
  }

  /** With new texts, or the first ones. */
  show(services: Services) {
    this.#services = services
    if (this.#mounted) this.#render()
    else this.#mount()
  }

  close() {
    this.#mounted?.unmount()
    this.#mounted = undefined
    this.#box.replaceChildren()
  }

  /** The view comes beside texts and first call; a retry comes back here. */
  async fetch() {
    const {view, View, Failed = Unavailable} = this.#definition
    if (!view || View) return
    try {
      const {whole} = await view()
      addSheet(this.#host.shadowRoot as ShadowRoot, whole.styles)
      this.#View = whole.View
    } catch {
      this.#View = props => <Failed {...props} retry={this.#retry} />
    }
  }

  readonly #retry = async () => {
    this.#View = undefined
    this.#render()
    await this.fetch()
    this.#render()
  }

  /** Renders with the changes of the whole task. */
  update() {
    if (!this.#mounted || this.#isQueued) return
    this.#isQueued = true
    queueMicrotask(() => {
      this.#isQueued = false
      this.#render()
    })
  }

  get #box() {
    return boxOf(this.#host)
  }

  #mount() {
    const box = this.#box
    const idPrefix = box.dataset.root || `c${roots++}-`
    const hydrate = box.hasChildNodes()
    if (hydrate) rootOf(this.#host).dispatchEvent(new Event(HYDRATING))
    this.#mounted = mountView(box, this.#content(), {hydrate, idPrefix})
  }

  #render() {
    this.#mounted?.update(this.#content())
  }

  /** Until view and texts are there, what takes their room: a placeholder, or the view, hidden. */
  #content(): ReactNode {
    const {Placeholder} = this.#definition
    const box = this.#box
    const View = this.#View
    const isWaiting = !this.#services || !View
    if (!this.#definition.isInDocument)
      Object.assign(box, languageAttributes(this.#services?.locale ?? localeOf(this.#host)))
    box.ariaBusy = isWaiting ? 'true' : null
    box.style.visibility = isWaiting && !Placeholder ? 'hidden' : ''
    const props = this.#props()
    if (!View || (isWaiting && Placeholder)) return Placeholder && <Placeholder {...props} />
    const services = this.#services ?? this.#idleServices
    return <WidgetView View={View} props={props} services={services} isReady={!isWaiting} />
  }
}
