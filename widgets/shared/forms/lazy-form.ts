/**
 * A form is visible at once and loads its model on the first interaction: until then its fields are
 * uncontrolled, and model, signals and rules are not fetched. What was typed before is adopted.
 */
import {useCallback, useRef, useState} from 'react'
import type {Readable} from '../core/view/use-signal-value.ts'
import type {Resumed} from './form-attributes.ts'
import type {FormModel, TypedField} from './form-state.ts'

export interface LazyForm<Values extends object> {
  model: FormModel<Values>
  isLoaded: boolean
  /**
   * Fetches the model; the same promise for all who ask. Rejects when it cannot be had. The model
   * takes over the fields before anything is rendered from it: their values would be lost
   * otherwise.
   */
  load: (fields: () => Iterable<Element> | undefined) => Promise<FormModel<Values>>
}

/** A form whose model is fetched when it is needed. `resume` is what a server has validated already. */
export function useLazyForm<Values extends object>(
  fetchModel: () => Promise<FormModel<Values>>,
  resume: Resumed | null,
): LazyForm<Values> {
  const loaded = useRef<FormModel<Values> | null>(null)
  const left = useRef(new Set<keyof Values>())
  const [placeholder] = useState(() => placeholderModel<Values>(resume, loaded, left.current))
  const [model, setModel] = useState<FormModel<Values> | null>(null)
  const fetching = useRef<Promise<FormModel<Values>> | null>(null)
  const fetchIt = useRef(fetchModel)
  fetchIt.current = fetchModel

  const load = useCallback<LazyForm<Values>['load']>(fields => {
    fetching.current ??= fetchIt.current().then(
      fetched => {
        fetched.adoptFieldValues((fields() ?? []) as Iterable<TypedField>)
        for (const name of left.current) fetched.leave(name)
        loaded.current = fetched
        setModel(fetched)
        return fetched
      },
      error => {
        fetching.current = null // the next sign of intent tries again
        throw error
      },
    )
    return fetching.current
  }, [])

  return {model: model ?? placeholder, isLoaded: model !== null, load}
}

/**
 * Shows what the server rendered. Its fields are uncontrolled until the model is loaded; input
 * after the fields were taken over, and before they are rendered from the model, is passed to the
 * model. A field that was left is left in the model, too, where its error may be due.
 */
function placeholderModel<Values extends object>(
  resume: Resumed | null,
  loaded: {current: FormModel<Values> | null},
  left: Set<keyof Values>,
): FormModel<Values> {
  const constant = <Value>(value: Value): Readable<Value> => ({value, subscribe: () => () => {}})
  return {
    values: constant((resume?.values ?? {}) as Values),
    status: constant({is: 'untouched'}),
    errors: constant((resume?.errors ?? {}) as FormModel<Values>['errors']['value']),
    refusals: constant(0),
    change: (name, value) => loaded.current?.change(name, value),
    type: (name, field) => loaded.current?.type(name, field),
    adoptFieldValues: () => {},
    leave: name => (loaded.current ? loaded.current.leave(name) : void left.add(name)),
    prepare: () => {},
    send: async () => {},
  }
}
