import {useState} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {draftOf} from '#kit/forms/drafts.ts'
import {FieldError, useFieldState} from '#kit/forms/fields/field-frame.tsx'
import {TextField} from '#kit/forms/fields/fields.tsx'
import {EmailField, NameField, PhoneField} from '#kit/forms/fields/person-fields.tsx'
import {FileField, fileFormStyles} from '#kit/forms/files/file-field.tsx'
import {beginsAsPdf, fileMessages, isResume, RESUME_TYPE} from '#kit/forms/files/limits.ts'
import {SendProgress} from '#kit/forms/files/send-progress.tsx'
import {Form} from '#kit/forms/form.tsx'
import type {FormModel} from '#kit/forms/form-state.ts'
import {SendButton} from '#kit/forms/send-button.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import type {Notify} from '#kit/overlay/notify.ts'
import type {CareersApplyProps} from './attributes.ts'
import {type ApplicationValues, applicationForm} from './model.ts'

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
        help={i18n._('For example: 5 years in leasing')}
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
        help={i18n._('Optional. A PDF under 10 MB.')}
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

/** The page chooses the opening, not the visitor: its error has no field to stand beside. */
const OpeningError = () => <FieldError field={useFieldState('career_id')} />

const TITLE = /*i18n*/ 'Error'
/** Browsers name these where the system knows no other; then the name of the file says enough. */
const VAGUE_TYPES = ['', 'application/octet-stream', 'application/x-pdf']

/** Another one takes the place of the one before; what is none leaves it where it is. */
async function takeResume(
  [file]: File[],
  model: FormModel<ApplicationValues>,
  notify: Notify,
): Promise<boolean> {
  if (!file) return true
  const resume = (await isPdf(file)) ? asPdf(file) : file
  if (isResume(resume)) model.change('media', resume)
  else notify.error(fileMessages.resume, TITLE)
  return isResume(resume)
}

/** The server looks into the file in any case. */
async function isPdf(file: File) {
  if (VAGUE_TYPES.includes(file.type) && /\.pdf$/i.test(file.name)) return true
  // A file that cannot be read, for example one that was moved, is not sent either.
  return beginsAsPdf(file).catch(() => false)
}

const asPdf = (file: File) =>
  file.type === RESUME_TYPE
    ? file
    : new File([file], file.name, {type: RESUME_TYPE, lastModified: file.lastModified})
