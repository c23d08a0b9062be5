/** The form around the fields: names, lazy loading, submission, and native posting. */
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import {connectionFailureMessage} from '../api/errors.ts'
import {pageSettings} from '../core/page-settings.ts'
import {useServices} from '../core/view/use-services.ts'
import {useSignalValue} from '../core/view/use-signal-value.ts'
import type {Resumed} from './form-attributes.ts'
import type {FormModel} from './form-state.ts'
import type {LazyForm} from './lazy-form.ts'

/** Any form's model, as its fields see it. */
export type AnyFormModel = FormModel<Record<string, unknown>>

interface FormContextValue {
  model: AnyFormModel
  /** Until the model is loaded the fields are uncontrolled, so that no input is lost. */
  isLoaded: boolean
}

const FormContext = createContext<FormContextValue | null>(null)

export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('Fields stand inside a <Form>')
  return form
}

interface FormProps<Values extends object> {
  form: LazyForm<Values>
  className?: string
  /** Where the form posts without JavaScript; without it the form is for JavaScript only. */
  action?: string
  /** It has fields for files. */
  multipart?: boolean
  token?: string
  idempotencyKey?: string
  /** Errors of the server, where the form was rejected after a post without JavaScript. */
  resume?: Resumed | null
  /** Seen above the fields, and the form's name. */
  heading?: string
  /** The form's name where no heading is seen. */
  label?: string
  children: ReactNode
}

export function Form<Values extends object>({form, children, ...props}: FormProps<Values>) {
  const {i18n, host} = useServices()
  const headingId = useId()
  const [failure, setFailure] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const {isLoaded} = form
  const {heading} = props
  const model = form.model as unknown as AnyFormModel
  useFocusOnFirstError(element, model)

  const known = host?.getAttribute('prefill') ?? pageSettings().prefill ?? ''
  const wakeUp = () => form.load(() => element.current?.querySelectorAll('[name]'))
  const prepare = async () => {
    try {
      ;(await wakeUp()).prepare(known)
    } catch {
      // Sending tries again, and says so if it cannot.
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text.
  useEffect(() => {
    if (known || /[?&]ocp-/.test(location.search)) void prepare()
  }, [known])
  const send = async () => {
    try {
      const loaded = await wakeUp()
      setFailure('')
      await loaded.send()
    } catch {
      // The model failed to load, so a toast would, too: show it here.
      setFailure(connectionFailureMessage())
    }
  }
  // A file field reports a change itself only where its page has loaded its code.
  const listener = isLoaded ? undefined : () => void prepare()
  return (
    <form
      ref={element}
      className={props.className ? `form ${props.className}` : 'form'}
      part="form"
      noValidate
      method="post"
      action={props.action || undefined}
      encType={props.multipart ? 'multipart/form-data' : undefined}
      aria-labelledby={heading ? headingId : undefined}
      aria-label={heading ? undefined : props.label}
      onFocusCapture={() => void prepare()}
      onBlurCapture={listener}
      onInputCapture={listener}
      onChangeCapture={listener}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      {heading && (
        <h2 className="form__heading" part="heading" id={headingId}>
          {heading}
        </h2>
      )}
      {props.action && (
        <ServerFields
          token={props.token}
          idempotencyKey={props.idempotencyKey}
          honeypot={!props.resume}
        />
      )}
      <FormContext.Provider value={{model, isLoaded}}>
        {children}
        {failure && (
          <p className="field__error" role="alert">
            {i18n._(failure)}
          </p>
        )}
      </FormContext.Provider>
    </form>
  )
}

interface ServerFieldsProps extends Pick<FormProps<object>, 'token' | 'idempotencyKey'> {
  honeypot: boolean
}

/**
 * What a post without JavaScript carries. People never see `website`; scripts fill it, and some
 * password managers: a returned form has none, so a person's second try passes.
 */
function ServerFields({token, idempotencyKey, honeypot}: ServerFieldsProps) {
  return (
    <>
      {token && <input type="hidden" name="form_token" value={token} />}
      {idempotencyKey && <input type="hidden" name="form_key" value={idempotencyKey} />}
      {honeypot && (
        <div className="visually-hidden" aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
      )}
    </>
  )
}

function useFocusOnFirstError(form: RefObject<HTMLFormElement | null>, model: AnyFormModel) {
  const refusals = useSignalValue(model.refusals)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, refusals])
}
