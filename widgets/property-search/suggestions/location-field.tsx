/** A text field with suggestions: the combobox of ARIA 1.2. Any text may stand in it. */
import {type KeyboardEvent, useId, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import type {City} from '#trade/contract/entities.ts'
import type {LazySearch} from '../use-lazy-model.ts'
import {CLOSED, shownName} from './state.ts'

interface LocationFieldProps extends LazySearch {
  preset: string
  chosen: {current: City}
}

/**
 * @csspart field - One field with its label.
 * @csspart label - The label above a field.
 * @csspart input - What a visitor types into or chooses from.
 */
export function LocationField({preset, loaded, use, chosen}: LocationFieldProps) {
  const {i18n} = useServices()
  const id = useId()
  const model = loaded?.model
  const input = useRef<HTMLInputElement>(null)
  const list = useSignalValue(model?.list ?? CLOSED)
  const open = list.is === 'open' && list.options.length > 0 ? list : null

  const suggest = () => use(search => void search.suggest(input.current?.value ?? ''))
  const write = (text: string) => {
    if (input.current) input.current.value = text
    model?.close()
  }
  const choose = (city: City) => {
    chosen.current = city
    write(shownName(city))
  }
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey) return
    const {value} = event.currentTarget
    const highlighted = open?.active == null ? undefined : open.options[open.active]
    const reactions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => use(search => search.move(1, value)),
      ArrowUp: () => use(search => search.move(-1, value)),
      Enter: highlighted && (() => choose(highlighted)),
      Escape: open ? () => model?.close() : value ? () => write('') : undefined,
    }
    const react = reactions[event.key]
    if (!react) return
    event.preventDefault()
    event.stopPropagation()
    react()
  }

  return (
    <div className="search__field" part="field">
      <label className="search__label" part="label" htmlFor={id}>
        {i18n._('Location')}
      </label>
      <input
        ref={input}
        className="search__control"
        part="input"
        type="text"
        name="place"
        id={id}
        defaultValue={preset}
        placeholder={i18n._('Area or community')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open !== null}
        aria-controls={loaded && open ? `${id}-list` : undefined}
        aria-activedescendant={open?.active == null ? undefined : `${id}-list-${open.active}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
        onFocus={() => use(search => search.prepare())}
        onClick={suggest}
        onInput={suggest}
        onKeyDown={pressed}
        onBlur={() => model?.close()}
      />
      {loaded && open && <loaded.List id={`${id}-list`} list={open} choose={choose} />}
      <p className="visually-hidden" role="status" aria-live="polite">
        {list.is === 'open' && list.settled && count(list.options.length)}
      </p>
    </div>
  )

  function count(options: number) {
    return options ? `${i18n._('Suggestions:')} ${options}` : i18n._('No suggestions')
  }
}
