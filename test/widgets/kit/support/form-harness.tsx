/** A form with every kind of field, on a page of its own; tests drive it through `formTest`. */
import {type ReactNode, useLayoutEffect} from 'react'
import {createRoot, hydrateRoot, type Root} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import type {Answer} from '#kit/api-client/call.ts'
import {SETTINGS} from '#kit/core/page-settings.ts'
import {type Services, serverServices} from '#kit/core/services/services.ts'
import {ServicesProvider} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import {CheckField, RadioField} from '#kit/forms/fields/choices.tsx'
import {TextField} from '#kit/forms/fields/fields.tsx'
import {EmailField, MessageField, NameField, PhoneField} from '#kit/forms/fields/person-fields.tsx'
import {FileField} from '#kit/forms/files/file-field.tsx'
import {SendProgress} from '#kit/forms/files/send-progress.tsx'
import type {TakeFiles} from '#kit/forms/files/take-files.ts'
import {Form} from '#kit/forms/form.tsx'
import type {Resumed} from '#kit/forms/form-attributes.ts'
import {formModel} from '#kit/forms/form-model.ts'
import type {FormModel} from '#kit/forms/form-state.ts'
import {holds, isFilled} from '#kit/forms/rules.ts'
import {SendButton} from '#kit/forms/send-button.tsx'
import {formSuite} from '#kit/forms/suite.ts'
import {useFormModel} from '#kit/forms/use-form-model.ts'

interface Values {
  name: string
  phone: string
  agreed: boolean
  news: boolean
  email: string
  purpose: string
  message: string
  images: File[]
  media: File | undefined
}

export interface FormOptions {
  resume?: Resumed
  /** Values of a draft from an earlier visit. */
  draft?: Partial<Pick<Values, 'name' | 'phone' | 'news' | 'purpose' | 'message'>>
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
  ...{name: '', phone: '', agreed: false, news: false, email: '', purpose: '', message: ''},
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
  /** How often the rules and the request layer were requested. */
  fetched: {rules: 0, calls: 0},
  toasts: [] as string[],
  values: undefined as Values | undefined,
  /** Runs right after the form has mounted, before the fields are rendered from the model. */
  mounted: () => {},
  answer: (_answer: Answer) => {},
  share: (_share: number) => {},
  mount,
  serve,
  hydrate,
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
  root = createRoot(prepareHost(options))
  render(options)
}

/** Shows the form as a server renders it, which does not know what was left in it before. */
function serve({draft: _, ...options}: FormOptions = {}) {
  prepareHost(options).innerHTML = renderToString(treeOf(options, null))
  formTest.values = undefined
}

/** Makes the served form alive. */
function hydrate(options: FormOptions = {}) {
  formTest.fetched = {rules: 0, calls: 0}
  root = hydrateRoot(host.shadowRoot as unknown as Element, treeOf(options, host))
}

function prepareHost({attributes = {}}: FormOptions) {
  root?.unmount()
  document.body.replaceChildren()
  const fetched = {rules: 0, calls: 0}
  Object.assign(formTest, {fetched, sent: [], toasts: [], values: undefined, mounted: () => {}})
  host = document.createElement('form-host')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  document.body.append(host)
  return host.attachShadow({mode: 'open'})
}

const render = (options: FormOptions) => root?.render(treeOf(options, host))

function treeOf(options: FormOptions, owner: HTMLElement | null): ReactNode {
  const locale = options.locale ?? 'en'
  const services: Services = {
    ...serverServices,
    host: owner,
    locale,
    i18n: {locale, _: (id: string | {id: string}) => `${typeof id === 'string' ? id : id.id}`},
    media: path => path,
    prepareCalls: () => void formTest.fetched.calls++,
    notify: {
      prepare() {},
      success: message => void formTest.toasts.push(message),
      error: message => void formTest.toasts.push(message),
    },
  }
  return (
    <ServicesProvider value={services}>
      <View {...options} />
    </ServicesProvider>
  )
}

function modelOf(services: Services, {resume, draft}: FormOptions): FormModel<Values> {
  const model = formModel<Values>(
    {
      name: 'test',
      initial: blank,
      received: 'It arrived.',
      suite: async () => {
        formTest.fetched.rules++
        return rules
      },
      send: (values, _options, share) => {
        formTest.sent.push(values)
        formTest.share = share
        const {promise, resolve} = Promise.withResolvers<Answer>()
        formTest.answer = resolve
        return promise
      },
      resume: resume ?? null,
      draft: draft && {values: {...blank, ...draft}, keep() {}, forget() {}},
    },
    services,
  )
  model.values.subscribe(values => {
    formTest.values = values
  })
  return model
}

const takeImages: TakeFiles = async (chosen, model) => {
  model.change('images', [...model.values.value.images, ...chosen])
  return true
}
const takeMedia: TakeFiles = async ([file], model) => {
  model.change('media', file)
  return true
}

function View(options: FormOptions) {
  const {className, heading, label, action, multipart, token, idempotencyKey, resume} = options
  const props = {className, heading, label, action, multipart, token, idempotencyKey, resume}
  const model = useFormModel(services => modelOf(services, options))
  const {phone} = useSignalValue(model.values)
  useLayoutEffect(() => formTest.mounted(), [])
  return (
    <Form model={model} {...props}>
      <NameField />
      <PhoneField />
      <CheckField name="agreed" label="WhatsApp" disabled={!phone} />
      <CheckField name="news" label="News" />
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

/** The error of a field outside a form. */
async function outside(): Promise<string> {
  const place = document.createElement('div')
  return new Promise(resolve => {
    const own = createRoot(place, {
      onUncaughtError: error => resolve(error instanceof Error ? error.message : 'no error'),
    })
    own.render(
      <ServicesProvider value={{...serverServices, i18n: {_: String}} as unknown as Services}>
        <NameField />
      </ServicesProvider>,
    )
  })
}
