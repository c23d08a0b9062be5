/** A screen of the desk: rendered on the server alone, for data that one of its routes has read. */
import type {ReactNode} from 'react'
import type {Translator} from '#kit/i18n/translator.ts'

export interface ScreenDefinition<Data> {
  /** The heading of the screen, which is the title of its document, too. */
  title(i18n: Translator, data: Data): string
  Screen(props: {data: Data}): ReactNode
  /** Signing in has no menu beside it. */
  isBare?: true
}

/** Checks that the title and the screen agree on the data. */
export const defineScreen = <Data>(screen: ScreenDefinition<Data>): ScreenDefinition<Data> => screen
