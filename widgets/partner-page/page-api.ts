/** `window.ocp`, as a page calls it. The loader's part of it is in loader/start.ts. */
import type {WidgetEvents} from '#kit/core/events.ts'

/** A CSS selector, or the element itself. */
export type Target = string | Element

/** Fields of a form by their names, such as `name`, `phone`, `email`, `message`. */
export type Prefill = Record<string, string | number | boolean | null | undefined>

export interface PageApi {
  /** Commands that wait until the loader is there: `ocp.q.push(['open'])`. */
  q: Command[]
  /** Opens the dialog of a Book Now, the page's first unless another is named. */
  open(target?: Target): void
  close(target?: Target): void
  /** Fills in what is empty in one widget's form, or in all forms of the page. */
  prefill(values: Prefill, target?: Target): void
  /** Listens to an event of all widgets. */
  on<Type extends keyof WidgetEvents>(
    type: Type,
    handler: (event: CustomEvent<WidgetEvents[Type]>) => void,
  ): void
  /** Finds widgets in a closed shadow root; open ones are found without it. */
  scan(root: ShadowRoot): void
  /** With `data-consent="required"` on the loader's tag nothing is fetched or sent before this. */
  consent(given: boolean): void
}

export type Command = [name: string, ...args: unknown[]]
