/**
 * A widget whose view comes after a placeholder: what a partner's page fetches first holds the room
 * that the view will take, and nothing of the view.
 */
import type {ComponentType} from 'react'
import {useLazy} from '../ui/lazy.ts'
import {Unavailable} from '../ui/unavailable.tsx'
import type {AttributeSet, PropsOf} from './attributes.ts'
import {defineWidget, type WidgetDefinition, type WidgetParts} from './definition.ts'
import {useStyles} from './view/use-styles.ts'

/** What is fetched later. */
export interface WholeView<Props> {
  View: ComponentType<Props>
  /** Beyond those of the placeholder. */
  styles: string
}

interface LazyParts<Props> {
  /** What shows at once, with the widget's own styles. */
  Placeholder: ComponentType<Props>
  /** What shows when the view cannot be fetched. Without it: a message, a retry and a phone number. */
  Failed?: ComponentType<Props & {retry: () => void}>
  /** The module of the whole view. */
  view: () => Promise<{whole: WholeView<Props>}>
}

type LazyWidgetParts<Set extends AttributeSet> = Omit<WidgetParts<Set>, 'View'> &
  LazyParts<PropsOf<Set>>

export const defineLazyWidget = <Set extends AttributeSet>({
  Placeholder,
  Failed,
  view,
  ...parts
}: LazyWidgetParts<Set>): WidgetDefinition =>
  defineWidget<Set>({...parts, View: lazyView({Placeholder, Failed, view})})

/** The same element with its whole view in it, for a site that renders it on the server. */
export const withWholeView = <Props,>(
  element: WidgetDefinition,
  {View, styles}: WholeView<Props>,
): WidgetDefinition => ({
  ...element,
  styles: element.styles + styles,
  View: View as ComponentType<Record<string, unknown>>,
})

function lazyView<Props extends object>({
  Placeholder,
  Failed = Unavailable,
  view,
}: LazyParts<Props>) {
  const fetchView = async () => withStyles((await view()).whole)
  return function LazyView(props: Props) {
    const {state, open} = useLazy(fetchView, {eager: true})
    if (state.is === 'open') return <state.Part {...props} />
    if (state.is === 'failed') return <Failed {...props} retry={open} />
    return <Placeholder {...props} />
  }
}

/** The view, whose styles are in the shadow root before it is painted. */
const withStyles = <Props extends object>({View, styles}: WholeView<Props>) =>
  function StyledView(props: Props) {
    useStyles(styles)
    return <View {...props} />
  }
