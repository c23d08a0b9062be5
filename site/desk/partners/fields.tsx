/** The fields of a partner, with what is wrong beside each. */

import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Field, TextField} from '#desk/ui/field.tsx'
import {Alert, Form, SubmitButton} from '#desk/ui/form.tsx'
import {Day} from '#desk/ui/moment.tsx'
import type {Translator} from '#kit/i18n/translator.ts'
import type {PartnerFault, PartnerField, PartnerForm} from './partner-form.ts'

export function PartnerFields({values, faults}: PartnerForm) {
  const {i18n} = useDesk()
  const errorOf = (field: PartnerField) => {
    const fault = faults.find(one => one.field === field)
    return fault && faultText(i18n, fault)
  }
  return (
    <>
      <Field
        id="origins"
        label={i18n._('Websites')}
        help={i18n._(
          'One on each line, such as https://portal.example. Leave it empty to allow any.',
        )}
        error={errorOf('origins')}
      >
        {described => (
          <textarea
            name="origins"
            defaultValue={values.origins}
            dir="ltr"
            spellCheck={false}
            {...described}
          />
        )}
      </Field>
      <TextField
        id="dailyLimit"
        label={i18n._('Daily limit')}
        help={i18n._(
          'Enquiries above it are kept, but not counted as the partner’s. Empty means no limit.',
        )}
        error={errorOf('dailyLimit')}
        inputMode="numeric"
        defaultValue={values.dailyLimit}
      />
      <TextField
        id="mail"
        label={i18n._('Email')}
        help={i18n._('For the report of every month. Empty: none is sent.')}
        error={errorOf('mail')}
        type="email"
        dir="ltr"
        defaultValue={values.mail}
      />
    </>
  )
}

function NameField({values, faults}: PartnerForm) {
  const {i18n} = useDesk()
  const fault = faults.find(({field}) => field === 'name')
  return (
    <TextField
      id="name"
      label={i18n._('Name')}
      help={i18n._('What its pages write as data-partner.')}
      error={fault && faultText(i18n, fault)}
      defaultValue={values.name}
      required
      maxLength={100}
    />
  )
}

function faultText(i18n: Translator, {field, is, given}: PartnerFault): string {
  switch (field) {
    case 'name':
      return is === 'taken'
        ? i18n._('{given} is already registered.', {given})
        : i18n._('A name has 1 to 100 visible characters and does not begin with a bracket.')
    case 'origins':
      return is === 'many'
        ? i18n._('These are {given}. Up to 50 can be registered.', {given})
        : i18n._(
            '{given} is not a website. Enter one such as https://portal.example, without a path.',
            {given},
          )
    case 'dailyLimit':
      return i18n._('It must be a whole number from 1 to 1,000,000.')
    default:
      return i18n._('It must be an address such as desk@portal.example.')
  }
}

/** The errors of the form as a whole, above it. */
export function Faults({faults}: {faults: PartnerFault[]}) {
  const {i18n} = useDesk()
  if (!faults.length) return null
  return <Alert>{i18n._('Nothing was saved. Check the marked fields.')}</Alert>
}

export function NewPartnerScreen(data: PartnerForm) {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('Add a partner')}>
      <Form action="/desk/partners/new" className="narrow">
        <Faults faults={data.faults} />
        <NameField {...data} />
        <PartnerFields {...data} />
        <div className="buttons">
          <SubmitButton label={i18n._('Add')} />
          <a href="/desk/partners">{i18n._('Cancel')}</a>
        </div>
      </Form>
    </Screen>
  )
}

/** A day, or that there was none in the last 30. */
export function OfficeDay({day}: {day: string | undefined}) {
  const {i18n} = useDesk()
  return day ? <Day day={day} /> : <span className="quiet">{i18n._('Not in 30 days')}</span>
}
