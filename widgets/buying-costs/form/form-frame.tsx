/** The form of an estimate, which a server answers where there is no JavaScript. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {LanguageField} from '#kit/ui/language-field.tsx'
import {modeOf} from '#trade/buying-costs/home-values.ts'
import {useCosts} from '../context.ts'

/** Fields outside the form belong to it by this name, which is unique in a shadow root. */
export const FORM = 'estimate'

/** @csspart form - The fields. */
export function FormFrame({label, children}: {label: string; children: ReactNode}) {
  const {page} = useServices()
  const {props, model, values} = useCosts()
  const mode = modeOf(values)
  return (
    <form
      id={FORM}
      className="costs__form"
      part="form"
      method="get"
      action={page(props.pageUrl)}
      aria-label={label}
      autoComplete="off"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        model.settle()
      }}
    >
      <LanguageField address={page(props.pageUrl)} />
      {mode === 'rent' && <input type="hidden" name="mode" value={mode} />}
      {children}
      <Calculate />
    </form>
  )
}

/** Without JavaScript alone: otherwise the figures follow. */
export function Calculate() {
  const {i18n} = useServices()
  return (
    <p className="costs__apply">
      <button type="submit" form={FORM} className="button button--primary">
        {i18n._('Calculate')}
      </button>
    </p>
  )
}
