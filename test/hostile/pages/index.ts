import type {BuildName, HostilePage} from '../hostile-page.ts'
import {changesOfThePage} from './changes-of-the-page.ts'
import {documents} from './documents.ts'
import {input} from './input.ts'
import {places} from './places.ts'
import {policies} from './policies.ts'
import {scripts} from './scripts.ts'
import {styles} from './styles.ts'

/** What a renderer depends on: the page's scripts and policies, and its events. */
const ofScripts = [...policies, ...scripts, ...input]

/**
 * Both builds have the same style sheets, element and markup, and partners' pages get Preact: only
 * pages that reach the renderer itself test React, too.
 */
export const pagesFor = (build: BuildName): HostilePage[] =>
  build === 'preact'
    ? [...styles, ...documents, ...places, ...changesOfThePage, ...ofScripts]
    : ofScripts
