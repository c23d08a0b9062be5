/** The part of a widget's facts that the preview and its editors need. */
import type {WidgetFact} from '../facts/widgets.ts'
import {fallbackOf} from '../playground/fallbacks.ts'
import {attributesIn, type WidgetBrief} from '../playground/widget-brief.ts'

export const briefOf = (widget: WidgetFact): WidgetBrief => ({
  tag: widget.tag,
  title: widget.title,
  start: attributesIn(widget.example),
  fallback: fallbackOf(widget.tag),
  attributes: [widget.own, ...widget.shared].flatMap(({attributes}) =>
    attributes.map(({name, initial, control}) => ({name, initial, control})),
  ),
  events: widget.events.map(({name}) => name),
  react: widget.react,
})
