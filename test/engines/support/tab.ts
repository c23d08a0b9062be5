/** Actions that the tests perform in any browser engine. */

export interface Point {
  x: number
  y: number
}

/** A tab of a visitor who has never been here: nothing is stored, nothing cached. */
export interface Tab {
  /** Resolves when the document is loaded. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It must not use anything but its arguments. */
  evaluate<Given extends unknown[], Result>(
    code: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
  /** With the mouse's main button. */
  click(at: Point): Promise<void>
  /** With a finger, where the engine's driver has one; otherwise with the mouse. */
  tap(at: Point): Promise<void>
  drag(from: Point, to: Point): Promise<void>
  /** One key by its name in `KeyboardEvent.key`, after `Shift+` if that is held. */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Chooses a file in the first file field, as its dialog would. */
  chooseFile(path: string): Promise<void>
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

export const DESKTOP: Size = {width: 1280, height: 900}
/** WebKit's window cannot be narrower than 447 px. */
export const PHONE: Size = {width: 450, height: 844}

export interface RunningEngine {
  version: string
  newTab(size: Size): Promise<Tab>
  close(): Promise<void>
}
