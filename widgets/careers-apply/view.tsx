import {useState} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {draftOf} from '#kit/forms/drafts.ts'
import {FieldError, useFieldState} from '#kit/forms/fields/field-frame.tsx'
import {TextField} from '#kit/forms/fields/fields.tsx'
import {EmailField, NameField, PhoneField} from '#kit/forms/fields/person-fields.tsx'
import {FileField} from '#kit/forms/files/file-field.tsx'
import {fileFormStyles} from '#kit/forms/files/form-styles.ts'
import {RESUME_TYPE} from '#kit/forms/files/limits.ts'
import {SendProgress} from '#kit/forms/files/send-progress.tsx'
import {Form} from '#kit/forms/form.tsx'
import {SendButton} from '#kit/forms/send-button.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import type {CareersApplyProps} from './attributes.ts'
import {type ApplicationValues, applicationForm} from './model.ts'
import {takeResume} from './resume.ts'

export const whole: WholeView<CareersApplyProps> = {View: CareersApply, styles: fileFormStyles}

/** Another opening is another application. */
function CareersApply(props: CareersApplyProps) {
  return <ApplicationForm key={props.careerId} {...props} />
}

function ApplicationForm(props: CareersApplyProps) {
  const {i18n} = useServices()
  const [draft] = useState(() => draftOf<ApplicationValues>(`careers-apply/${props.careerId}`))
  const model = useFormModel(services => applicationForm({...props, draft}, services))
  return (
    <Form
      model={model}
      heading={props.heading}
      label={i18n._('Job application')}
      action={props.action}
      multipart
      resume={props.resume}
    >
      <OpeningError />
      <NameField />
      <PhoneField />
      <EmailField />
      <TextField
        name="experience"
        label={i18n._('Experience')}
        help={i18n._('How long, and in what; for example 5 years in leasing')}
      />
      <TextField
        name="current_salary"
        label={i18n._('Current salary')}
        help={i18n._('In AED per month')}
        inputMode="numeric"
      />
      <TextField
        name="expected_salary"
        label={i18n._('Expected salary')}
        help={i18n._('In AED per month')}
        inputMode="numeric"
      />
      <TextField
        name="available_to_join"
        label={i18n._('Available to join')}
        help={i18n._('For example: immediately, or in 30 days')}
      />
      <TextField
        name="current_location"
        label={i18n._('Current location')}
        help={i18n._('City and country')}
        autoComplete="address-level2"
      />
      <FileField
        name="media"
        label={i18n._('Resume')}
        help={i18n._('Optional. A PDF of less than 10 MB.')}
        accept={RESUME_TYPE}
        words={[i18n._('Choose a PDF'), i18n._('or drop it here')]}
        counted={i18n._('Files chosen:')}
        take={takeResume}
      />
      <SendProgress />
      <SendButton label={i18n._('Apply')} />
    </Form>
  )
}

/** Which opening it is the page says, not the visitor: its error has no field to stand beside. */
const OpeningError = () => <FieldError field={useFieldState('career_id')} />
