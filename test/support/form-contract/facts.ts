/** The facts that differ between forms, as each test passes them to the contract. */
import type {Place} from '../widget-page.ts'

export interface FormContract {
  tag: `ocp-${string}`
  /** As events carry it. */
  name: string
  attributes?: () => string
  /** Opens the form, and returns the place of its fields. */
  open?: (element: HTMLElement) => Promise<Place>
  /** Closes what was opened. */
  close?: () => Promise<void>
  /** The API call that it sends. */
  call: string
  /** By label, what a person types. */
  fields: Record<string, string>
  /** The text of a field once it is left, where it differs from the typed one. */
  normalized?: Record<string, string>
  /** The radio button that a person chooses. */
  choice?: string
  /** The payload that arrives. */
  payload: (element: HTMLElement) => object
  /** The name of the button. */
  send: string
  /** Messages beside the fields, to the letter. Without them the form reports errors elsewhere. */
  messages?: Messages
  /** The text that remains after the form was sent. */
  received: string
  /** It alone says so: no toast repeats it. */
  isOnlyNoted?: boolean
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
