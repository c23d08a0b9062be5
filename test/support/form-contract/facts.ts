/** The facts that differ between forms, as each test passes them to the contract. */
import type {Place} from '../widget-page.ts'

export interface FormContract {
  tag: `ocp-${string}`
  /** As events carry it. */
  name: string
  attributes?: () => string
  /** Where its fields are, if it has to be opened for them. */
  open?: (element: HTMLElement) => Promise<Place>
  /** Closes what was opened. */
  close?: () => Promise<void>
  /** The API call that it sends. */
  call: string
  /** By label, what a person types. */
  fields: Record<string, string>
  /** What a field shows once it is left, where that is something else. */
  normalized?: Record<string, string>
  /** The radio button that a person chooses. */
  choice?: string
  /** What then arrives. */
  payload: (element: HTMLElement) => object
  /** The name of the button. */
  send: string
  /** Messages beside the fields, to the letter. Without them the form reports errors elsewhere. */
  messages?: Messages
  /** What stays to be read after it was sent. */
  received: string
  /** In another language, the button and the first message of an empty form. */
  languages: Record<'fr' | 'ru', {send: string; message: string}>
  /** Shown when the server refuses, where it is not the server's message. */
  rejection?: string
}

export interface Messages {
  empty: string[]
  /** Label, value, message: all else being right. */
  wrong: [label: string, value: string, message: string][]
  /** Some forms validate a field once it was touched, before Send. */
  isEager?: boolean
}
