import type {HostilePage} from '../hostile-page.ts'
import {documents} from './documents.ts'
import {input} from './input.ts'
import {lives} from './lives.ts'
import {places} from './places.ts'
import {policies} from './policies.ts'
import {scripts} from './scripts.ts'
import {styles} from './styles.ts'

export const hostilePages: HostilePage[] = [
  ...styles,
  ...documents,
  ...policies,
  ...scripts,
  ...places,
  ...lives,
  ...input,
]
