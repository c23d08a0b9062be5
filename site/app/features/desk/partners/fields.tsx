/** The fields of a partner, with what is wrong beside each. */
import type {Translator} from '#kit/i18n/translator.ts'
import type {
  PartnerFault,
  PartnerField,
  PartnerFormShown,
} from '../../../shared-with-server/desk/partners.ts'
import {useDesk} from '../desk-frame.ts'
import {Field, TextField} from '../ui/field.tsx'

export function PartnerFields({values, faults}: PartnerFormShown) {
  const {i18n} = useDesk()
  const errorOf = (field: PartnerField) => {
    const fault = faults.find(one => one.field === field)
    return fault && faultText(i18n, fault)
  }
  return (
    <>
      <Field
        id="origins"
        label={i18n._('Its websites')}
        help={i18n._('One on each line, such as https://portal.example. Empty: any.')}
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
        label={i18n._('Most enquiries a day')}
        help={i18n._(
          'What is above it is kept, and not counted as the partner’s. Empty: no limit.',
        )}
        error={errorOf('dailyLimit')}
        inputMode="numeric"
        defaultValue={values.dailyLimit}
      />
      <TextField
        id="mail"
        label={i18n._('E-mail')}
        help={i18n._('For the report of every month. Empty: none is sent.')}
        error={errorOf('mail')}
        type="email"
        dir="ltr"
        defaultValue={values.mail}
      />
    </>
  )
}

export function NameField({values, faults}: PartnerFormShown) {
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
        ? i18n._('{given} is registered already.', {given})
        : i18n._('A name has 1 to 100 visible characters and begins with no bracket.')
    case 'origins':
      return is === 'many'
        ? i18n._('These are {given}. At most 50 can be registered.', {given})
        : i18n._(
            '{given} is no website. It must be one such as https://portal.example, without a path.',
            {
              given,
            },
          )
    case 'dailyLimit':
      return i18n._('It must be a whole number from 1 to 1,000,000.')
    default:
      return i18n._('It must be an address such as desk@portal.example.')
  }
}

/** What is wrong with the form as a whole, above it. */
export function Faults({faults}: {faults: PartnerFault[]}) {
  const {i18n} = useDesk()
  if (!faults.length) return null
  return (
    <p className="notice notice--wrong" role="alert">
      {i18n._('Nothing was saved. Look at the fields that are marked.')}
    </p>
  )
}
