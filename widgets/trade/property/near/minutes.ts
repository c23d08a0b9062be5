/** The minutes to a place in words, and the nearest place of each kind. */
import {labelled} from '#kit/i18n/labelled.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {NearPlace} from '../../contract/home-facts.ts'
import {type NearKind, nearKinds} from '../home-facts/codes.ts'
import {nearKindNames} from '../home-facts/names.ts'

export type Way = Pick<NearPlace, 'walk_minutes' | 'drive_minutes'>

/** Few people walk farther, so only the minutes by car are shown. */
const MAX_WALK_MINUTES = 30

export const isWalk = (way: Way) => way.walk_minutes <= MAX_WALK_MINUTES

export const minutesOnFoot = ({walk_minutes}: Way, i18n: Translator) =>
  i18n._('{count, plural, other {# min on foot}}', {count: walk_minutes})

export const minutesByCar = ({drive_minutes}: Way, i18n: Translator) =>
  i18n._('{count, plural, other {# min by car}}', {count: drive_minutes})

/** One of each kind; a back end may answer in any order. */
export const nearestOfKinds = (near: NearPlace[]) =>
  nearKinds.flatMap(
    kind =>
      near
        .filter(place => place.kind === kind)
        .sort((one, other) => one.walk_minutes - other.walk_minutes)[0] ?? [],
  )

/** A line for each: `School: 6 min on foot`, `Metro station: 12 min by car`. */
export const nearestText = (near: NearPlace[], i18n: Translator) =>
  nearestOfKinds(near)
    .map(place => {
      const minutes = isWalk(place) ? minutesOnFoot(place, i18n) : minutesByCar(place, i18n)
      return labelled(i18n, i18n._(nearKindNames[place.kind as NearKind]), minutes)
    })
    .join('\n')
