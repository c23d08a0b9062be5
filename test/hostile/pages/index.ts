import {isEverything} from '../../support/tier.ts'
import type {BuildName, HostilePage} from '../hostile-page.ts'
import {changesOfThePage} from './changes-of-the-page.ts'
import {combined} from './combined.ts'
import {documents} from './documents.ts'
import {input} from './input.ts'
import {places} from './places.ts'
import {policies} from './policies.ts'
import {scripts} from './scripts.ts'
import {styles} from './styles.ts'

/** React, which few partners take, is tested on each fourth of its pages. */
const SAMPLE = 4

/** Pages that differ between renderers: scripts and policies of the page, and its events. */
const ofScripts = [...policies, ...scripts, ...input]

/**
 * Both builds have the same style sheets, element and markup, and partners' pages get Preact: only
 * pages that reach the renderer itself test React, too. Conditions that do not hide each other share
 * a page; in `npm run test:all`, and by `npm run test:hostile -- <name>`, each has its own.
 */
export function pagesFor(build: BuildName): HostilePage[] {
  const pages =
    build === 'preact'
      ? [...styles, ...documents, ...places, ...changesOfThePage, ...ofScripts]
      : ofScripts
  if (isEverything) return pages
  const shared = combined(pages)
  return build === 'preact' ? shared : shared.filter((_, place) => place % SAMPLE === 0)
}
