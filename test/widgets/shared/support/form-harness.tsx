/** A form with every kind of field, on a page of its own; tests drive it through `formTest`. */
import {StrictMode, useLayoutEffect} from 'react'
import {createRoot, type Root} from 'react-dom/client'
import type {Answer} from '../../../../widgets/shared/api/call.ts'
import {SETTINGS} from '../../../../widgets/shared/core/page-settings.ts'
import {serverServices} from '../../../../widgets/shared/core/services/server-services.ts'
import type {Services} from '../../../../widgets/shared/core/services/services.ts'
import {ServicesProvider} from '../../../../widgets/shared/core/view/use-services.ts'
import {CheckField, RadioField} from '../../../../widgets/shared/forms/fields/choices.tsx'
import {TextField} from '../../../../widgets/shared/forms/fields/fields.tsx'
import {
  EmailField,
  MessageField,
  NameField,
  PhoneField,
} from '../../../../widgets/shared/forms/fields/person-fields.tsx'
import {FileField} from '../../../../widgets/shared/forms/files/file-field.tsx'
import {SendProgress} from '../../../../widgets/shared/forms/files/send-progress.tsx'
import {adoptFiles, type TakeFiles} from '../../../../widgets/shared/forms/files/take-files.ts'
import {Form} from '../../../../widgets/shared/forms/form.tsx'
import type {Resumed} from '../../../../widgets/shared/forms/form-attributes.ts'
import {formModel} from '../../../../widgets/shared/forms/form-model.ts'
import type {FormModel} from '../../../../widgets/shared/forms/form-state.ts'
import {type LazyForm, useLazyForm} from '../../../../widgets/shared/forms/lazy-form.ts'
import {useLoadedForm} from '../../../../widgets/shared/forms/loaded-form.ts'
import {tidyPhone} from '../../../../widgets/shared/forms/phone.ts'
import {holds, isFilled} from '../../../../widgets/shared/forms/rules.ts'
import {SendButton} from '../../../../widgets/shared/forms/send-button.tsx'
import {formSuite} from '../../../../widgets/shared/forms/suite.ts'

interface Values {
  name: string
  phone: string
  agreed: boolean
  email: string
  purpose: string
  message: string
  images: File[]
  media: File | undefined
}

export interface FormOptions {
  /** Needed at once, as in a dialog. */
  isLoaded?: boolean
  /** How often the model does not arrive. */
  lost?: number
  resume?: Resumed
  /** Attributes of the element. */
  attributes?: Record<string, string>
  className?: string
  heading?: string
  label?: string
  action?: string
  multipart?: boolean
  token?: string
  idempotencyKey?: string
  locale?: 'en' | 'fr'
  sendLabel?: string
}

const blank: Values = {
  ...{name: '', phone: '', agreed: false, email: '', purpose: '', message: ''},
  ...{images: [], media: undefined},
}

const rules = formSuite<Values>(({name, phone, email, purpose}) => {
  isFilled('name', name, 'Name is Required!')
  isFilled('phone', phone, 'Phone is Required!')
  isFilled('email', email, 'Email is Required!')
  holds('purpose', 'Choose one!', () => purpose !== '')
})

const formTest = {
  /** Values of each enquiry that was sent. */
  sent: [] as Values[],
  /** How often the model was requested. */
  fetched: 0,
  toasts: [] as string[],
  values: undefined as Values | undefined,
  /** Runs after the fields were taken over, and before they are rendered from the model. */
  meanwhile: () => {},
  /** Runs as soon as the fields were rendered from the model, on a device that takes its time. */
  rendered: () => {},
  /** What stood in a field after somebody typed into it. */
  shown: '',
  answer: (_answer: Answer) => {},
  share: (_share: number) => {},
  mount,
  unmount: () => root?.unmount(),
  setPrefill(prefill: string) {
    Object.assign(globalThis, {[SETTINGS]: {prefill}})
  },
  render: (options: FormOptions) => render(options),
  outside,
}
export type FormTest = typeof formTest
Object.assign(globalThis, {formTest})

let root: Root | undefined
let host: HTMLElement

function mount(options: FormOptions = {}) {
  root?.unmount()
  document.body.replaceChildren()
  const {fetched, sent, toasts} = {fetched: 0, sent: [], toasts: []}
  const [meanwhile, rendered] = [() => {}, () => {}]
  Object.assign(formTest, {fetched, sent, toasts, values: undefined, meanwhile, rendered})
  host = document.createElement('form-host')
  for (const [name, value] of Object.entries(options.attributes ?? {})) {
    host.setAttribute(name, value)
  }
  document.body.append(host)
  root = createRoot(host.attachShadow({mode: 'open'}))
  render(options)
}

function render(options: FormOptions) {
  const locale = options.locale ?? 'en'
  const services: Services = {
    ...serverServices,
    host,
    locale,
    i18n: {locale, _: (id: string | {id: string}) => `${typeof id === 'string' ? id : id.id}`},
    media: path => path,
    notify: {
      prepare() {},
      success: message => void formTest.toasts.push(message),
      error: message => void formTest.toasts.push(message),
    },
  }
  const View = options.isLoaded ? LoadedForm : LazyLoadedForm
  root?.render(
    <ServicesProvider value={services}>
      <View options={options} services={services} />
    </ServicesProvider>,
  )
}

interface ViewProps {
  options: FormOptions
  services: Services
}

function LazyLoadedForm({options, services}: ViewProps) {
  const {resume = null, lost = 0} = options
  const form = useLazyForm(async () => {
    if (++formTest.fetched <= lost) throw new Error('lost')
    const model = modelOf(services, resume)
    const {adoptFieldValues} = model
    adoptFiles(services.host?.shadowRoot, 'images', files =>
      takeImages(files, model, services.notify),
    )
    return {
      ...model,
      adoptFieldValues(fields: Parameters<typeof adoptFieldValues>[0]) {
        adoptFieldValues(fields)
        queueMicrotask(() => formTest.meanwhile())
      },
    }
  }, resume)
  return <View form={form} options={options} />
}

function LoadedForm({options, services}: ViewProps) {
  const form = useLoadedForm(() => {
    formTest.fetched++
    return modelOf(services, null)
  })
  return <View form={form} options={options} />
}

function modelOf(services: Services, resume: Resumed | null): FormModel<Values> {
  const model = formModel<Values>(
    {
      name: 'test',
      initial: blank,
      suite: async () => rules,
      send: (values, _key, share) => {
        formTest.sent.push(values)
        formTest.share = share
        const {promise, resolve} = Promise.withResolvers<Answer>()
        formTest.answer = resolve
        return promise
      },
      tidy: {phone: tidyPhone},
      resume,
    },
    services,
  )
  model.values.subscribe(values => {
    formTest.values = values
  })
  return model
}

const takeImages: TakeFiles = (chosen, model) =>
  model.change('images', [...model.values.value.images, ...chosen])
const takeMedia: TakeFiles = ([file], model) => model.change('media', file)

function View({form, options}: {form: LazyForm<Values>; options: FormOptions}) {
  const {className, heading, label, action, multipart, token, idempotencyKey} = options
  const props = {className, heading, label, action, multipart, token, idempotencyKey}
  useLayoutEffect(() => {
    if (!form.isLoaded) return
    renderSlowly()
    queueMicrotask(() => formTest.rendered())
  }, [form.isLoaded])
  return (
    <Form form={form} {...props}>
      <NameField />
      <PhoneField />
      <CheckField name="agreed" label="WhatsApp" disabled={!form.model.values.value.phone} />
      <EmailField help="We’ll never share it." required={false} />
      <RadioField
        name="purpose"
        label="Purpose"
        options={[
          {value: 'RENT', label: 'Rent'},
          {value: 'BUY', label: 'Buy'},
        ]}
      />
      <MessageField />
      <TextField name="message" label="Count" inputMode="numeric" placeholder="1" required />
      <FileField
        name="images"
        label="Images"
        help="Up to five."
        accept="image/png"
        multiple
        words={['Choose images', 'or drop them']}
        counted="Images chosen:"
        take={takeImages}
      />
      <FileField
        name="media"
        label="Resume"
        accept="application/pdf"
        words={['Choose', 'or drop']}
        counted="Files chosen:"
        take={takeMedia}
      />
      <SendProgress />
      <SendButton label={options.sendLabel} />
    </Form>
  )
}

/** Longer than React works without a pause: deferred work follows after the next event. */
function renderSlowly() {
  const until = performance.now() + 20
  while (performance.now() < until);
}

/** The error of a field outside a form. */
async function outside(): Promise<string> {
  const place = document.createElement('div')
  return new Promise(resolve => {
    const own = createRoot(place, {
      onUncaughtError: error => resolve(error instanceof Error ? error.message : 'no error'),
    })
    own.render(
      <StrictMode>
        <ServicesProvider value={{...serverServices, i18n: {_: String}} as unknown as Services}>
          <NameField />
        </ServicesProvider>
      </StrictMode>,
    )
  })
}
