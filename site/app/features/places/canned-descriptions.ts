/**
 * The site's own descriptions of four kinds of communities (spec section 2, 'Communities and
 * neighbourhoods'), by the names under which a back end has them. The last has no text.
 */

import type {Translator} from '#kit/i18n/translator.ts'

export interface CannedDescription {
  /** The name in addresses and in the back end; it is translated where it is shown. */
  name: string
  /** To be translated; empty where there is nothing to say. */
  text: string
}

export const cannedDescriptions: CannedDescription[] = [
  {
    name: /*i18n*/ 'Residential Communities',
    text: /*i18n*/ 'Towers by the canal, villas at the edge of the desert, houses under trees older than their owners’ children: these are the places Dubai comes home to. Each guide tells you what no map shows: how long the school run takes, where the shade falls in the afternoon, and what a square foot costs.',
  },
  {
    name: /*i18n*/ 'Commercial Communities',
    text: /*i18n*/ 'An office is an address first and a floor second. We compare these districts as a company would: how clients find the door, how a team gets there in the morning, which licences fit, and what a year of rent and service charge comes to.',
  },
  {
    name: /*i18n*/ 'School Districts',
    text: /*i18n*/ 'Families seldom choose only a house; they choose a morning. From these neighbourhoods a good number of schools are within a quarter of an hour, whether they follow the British, International Baccalaureate, American, Indian or French curriculum.',
  },
  // Spelled as the specification does; sentences are not.
  {name: /*i18n*/ 'Neighborhoods', text: ''},
]

/** For a list of guides without a description of its own. */
export const ANY_DESCRIPTION =
  /*i18n*/ 'Each neighbourhood has its own morning, its own shade and its own price. Our guides tell you what a map leaves out: who lives there, what is nearby, and which of us to ask.'

/** The one of that name, else the last. */
export const cannedDescription = (name: string | null) =>
  (cannedDescriptions.find(canned => canned.name === name) ??
    cannedDescriptions.at(-1)) as CannedDescription

/** A community's name as a page shows it: translated where it is one of these. */
export const communityName = (name: string, i18n: Translator) =>
  cannedDescription(name).name === name ? i18n._(name) : name
