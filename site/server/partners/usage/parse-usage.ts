/** Parses a page's usage report: known tags, a valid partner name. */

import type {Values} from '#server/platform/api/payload.ts'
import {refuseFields} from '#server/platform/http-error.ts'
import {widgetTags} from '#server/platform/widget-tags.ts'
import {isScriptVersion} from './script-versions.ts'
import type {Use} from './usage.ts'

/** A page reports its widgets a few at a time. */
const MAX_WIDGETS = 50
const NAME = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{0,100}$/u

export function readUse(values: Values): Use {
  const {
    partner = '',
    viewed = '',
    opened = '',
    version = '',
  } = values as Record<string, string | undefined>
  const view = tagsOf(viewed)
  const open = tagsOf(opened)
  const errors = {
    ...(!NAME.test(partner) && {partner: 'partner must be at most 100 visible characters.'}),
    ...(view.length > MAX_WIDGETS && {viewed: `viewed may name at most ${MAX_WIDGETS} widgets.`}),
    ...(open.length > MAX_WIDGETS && {opened: `opened may name at most ${MAX_WIDGETS} widgets.`}),
  }
  if (Object.keys(errors).length) refuseFields(errors)
  // A pinned script may know a widget that is gone: the others count all the same.
  const known = {view: view.filter(isWidget), open: open.filter(isWidget)}
  return {partner, ...known, ...(isScriptVersion(version) && {version})}
}

const tagsOf = (list: string) => list.split(/\s+/).filter(Boolean)
const isWidget = (tag: string) => widgetTags.has(tag)
