import {useEffect, useRef} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {TextField} from '#kit/forms/fields/fields.tsx'
import {EmailField, NameField, PhoneField} from '#kit/forms/fields/person-fields.tsx'
import {FileField, fileFormStyles} from '#kit/forms/files/file-field.tsx'
import {imageTypes} from '#kit/forms/files/limits.ts'
import {SendProgress} from '#kit/forms/files/send-progress.tsx'
import {Form} from '#kit/forms/form.tsx'
import {SendButton} from '#kit/forms/send-button.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {ListWithUsProps} from './attributes.ts'
import {takeImages} from './images.ts'
import {listWithUsForm} from './model.ts'

const FORMATS = Object.keys(imageTypes).join()

export const whole: WholeView<ListWithUsProps> = {View: ListWithUs, styles: fileFormStyles}

function ListWithUs({heading, action, resume}: ListWithUsProps) {
  const {i18n} = useServices()
  const model = useFormModel(services => listWithUsForm(resume, services))
  return (
    <Form
      model={model}
      heading={heading}
      label={i18n._('List with us')}
      action={action}
      multipart
      resume={resume}
    >
      <NameField />
      <PhoneField />
      <EmailField />
      <TextField
        name="property_location"
        label={i18n._('Property location')}
        help={i18n._('Building or street, and community')}
      />
      <TextField
        name="current_valuation"
        label={i18n._('Current valuation')}
        help={i18n._('In dirhams (AED); your own estimate will do')}
        inputMode="numeric"
      />
      <MoveInDateField />
      <FileField
        name="property_images"
        label={i18n._('Property images')}
        help={i18n._(
          'Optional. Up to 5 images of 20 MB each: JPG, PNG, WebP, AVIF or GIF. Save HEIC photos as JPEG first.',
        )}
        accept={FORMATS}
        multiple
        words={[i18n._('Choose images'), i18n._('or drop them here')]}
        counted={i18n._('Images chosen:')}
        take={takeImages}
      />
      <SendProgress />
      <SendButton />
    </Form>
  )
}

const DAY = 86_400_000

/** Offers the days from tomorrow on, as it is at the office; no server knows when a page is read. */
function MoveInDateField() {
  const {i18n} = useServices()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = box.current?.querySelector('input')
    if (field) field.min = officeDay(new Date(Date.now() + DAY))
  }, [])
  return (
    <div ref={box}>
      <TextField
        name="move_in_date"
        type="date"
        label={i18n._('Move-in date')}
        help={i18n._('The earliest date someone could move in')}
      />
    </div>
  )
}
