import type {BuildName, HostilePage} from '../hostile-page.ts'
import {documents} from './documents.ts'
import {input} from './input.ts'
import {lives} from './lives.ts'
import {places} from './places.ts'
import {policies} from './policies.ts'
import {scripts} from './scripts.ts'
import {styles} from './styles.ts'

const others = [...documents, ...policies, ...scripts, ...places, ...lives, ...input]

/** Both builds have the same style sheets: pages with interfering styles test those of one. */
export const pagesFor = (build: BuildName): HostilePage[] =>
  build === 'preact' ? [...styles, ...others] : others
