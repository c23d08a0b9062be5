/** The form around the fields: names, submission, and native posting. */
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {useSignalValue} from '../core/view/use-signal-value.ts'
import {SentNote} from '../ui/sent-note.tsx'
import {isChangedByVisitor} from './fields/typed-fields.ts'
import type {Resumed} from './form-attributes.ts'
import type {FormModel, TypedField} from './form-state.ts'
import {TestNote} from './test-note.tsx'
import {usePrefill} from './use-prefill.ts'

/** Any form's model, as its fields see it. */
export type AnyFormModel = FormModel<Record<string, unknown>>

interface FormContextValue {
  model: AnyFormModel
  /** Not in the markup that a server renders: what is typed into it before it is hydrated stays. */
  isControlled: boolean
  /** The server's suggestion for a refused phone number. */
  phoneOffer?: string
}

const FormContext = createContext<FormContextValue | null>(null)

export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('Fields stand inside a <Form>')
  return form
}

interface FormProps<Values extends object> {
  model: FormModel<Values>
  className?: string
  /**
   * The address that the form posts to without JavaScript. Without it the form needs JavaScript.
   */
  action?: string
  /** It has fields for files. */
  multipart?: boolean
  /** Errors of the server, where the form was rejected after a post without JavaScript. */
  resume?: Resumed | null
  /** Seen above the fields, and the form's name. */
  heading?: string
  /** The form's name where no heading is seen. */
  label?: string
  children: ReactNode
}

/**
 * @csspart form - The form: all its fields and the button.
 * @csspart heading - The heading above the fields, where there is one.
 */
export function Form<Values extends object>({children, ...props}: FormProps<Values>) {
  const {host, isTest} = useServices()
  const headingId = useId()
  const element = useRef<HTMLFormElement>(null)
  const {heading} = props
  const model = props.model as unknown as AnyFormModel
  const isControlled = useAdoptedFields(element, model)
  useFocusOnFirstError(element, model)

  const known = usePrefill(host)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text.
  useEffect(() => {
    if (known || /[?&]ocp-/.test(location.search)) model.prepare(known)
  }, [known])
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
      onFocusCapture={() => model.prepare(known)}
      onSubmit={event => {
        event.preventDefault()
        // Sent is what is seen, also where it was filled in without an event.
        model.adoptFieldValues(fieldsOf(event.currentTarget))
        void model.send()
      }}
    >
      {heading && (
        <h2 className="form__heading" part="heading" id={headingId}>
          {heading}
        </h2>
      )}
      {isTest() && <TestNote />}
      <Sent model={model} />
      {props.action && !props.resume && <Honeypot />}
      {props.resume?.phoneOffer && !isControlled && <FirstButton />}
      <FormContext.Provider value={{model, isControlled, phoneOffer: props.resume?.phoneOffer}}>
        {children}
        <Failure />
      </FormContext.Provider>
    </form>
  )
}

/**
 * People never see `website`; scripts fill it. Password managers that would fill it are disabled,
 * each by its own attribute; should one do it all the same, a returned form has none: a second try
 * passes.
 */
const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <input type="text" name="website" tabIndex={-1} autoComplete="off" {...NOT_FOR_MANAGERS} />
  </div>
)

/** For 1Password, Bitwarden, LastPass, Dashlane and Proton Pass, which ignore `autocomplete`. */
const NOT_FOR_MANAGERS = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
}

/** Enter presses the first button of a form, which is not to be the offer of another number. */
const FirstButton = () => (
  <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
)

const Sent = ({model}: {model: AnyFormModel}) => <SentNote text={useSignalValue(model.receipt)} />

/** Shows the message of a toast where the toaster could not be fetched. */
function Failure() {
  const {i18n} = useServices()
  const failure = useSignalValue(useForm().model.failure)
  return failure ? (
    <p className="field__error" role="alert">
      {i18n._(failure)}
    </p>
  ) : null
}

/** Adopts text typed before the form was alive, and reports when the fields are the model's. */
function useAdoptedFields(form: RefObject<HTMLFormElement | null>, model: AnyFormModel) {
  const [isControlled, setControlled] = useState(false)
  useLayoutEffect(() => {
    if (form.current) model.adoptFieldValues(fieldsOf(form.current).filter(isChangedByVisitor))
    setControlled(true)
  }, [form, model])
  return isControlled
}

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<TypedField>('[name]')]

function useFocusOnFirstError(form: RefObject<HTMLFormElement | null>, model: AnyFormModel) {
  const refusals = useSignalValue(model.refusals)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, refusals])
}
