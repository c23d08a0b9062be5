/** The form of the hour that is held. */
import {useEffect, useId, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {RadioField} from '#kit/forms/fields/choices.tsx'
import {EmailField, NameField, PhoneField} from '#kit/forms/fields/person-fields.tsx'
import {Form} from '#kit/forms/form.tsx'
import {SendButton} from '#kit/forms/send-button.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {bookingForm} from './booking-form.ts'
import type {ChosenProps, HeldHour} from './state.ts'
import {TimeLeft} from './time-left.tsx'
import {When} from './when.tsx'

interface HeldFormProps extends Omit<ChosenProps, 'step'> {
  hour: HeldHour
}

/**
 * @csspart chosen - The chosen hour, above its form.
 * @csspart back - The button that leads back to the hours.
 */
export function HeldForm({model, hour, hours, Heading}: HeldFormProps) {
  const {i18n} = useServices()
  const left = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useFormModel(services => bookingForm(hour, model, services))
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="viewing__chosen" part="chosen">
        <Heading className="viewing__when" ref={heading} tabIndex={-1} aria-describedby={left}>
          <When starts={hour.starts} />
        </Heading>
        <p className="viewing__with">
          {i18n._('{minutes} minutes with {agent}', {
            minutes: hours.length_minutes,
            agent: hours.agent_name,
          })}
        </p>
        <TimeLeft id={left} />
        <button
          type="button"
          className="button button--quiet"
          part="back"
          onClick={() => model.goBack()}
        >
          {i18n._('Choose another hour')}
        </button>
      </div>
      <Form model={form} label={i18n._('Book this hour')}>
        <RadioField
          name="mode"
          label={
            model.isMeeting
              ? i18n._('How would you like to meet?')
              : i18n._('How would you like to see it?')
          }
          options={[
            {
              value: 'person',
              label: model.isMeeting ? i18n._('At our office') : i18n._('In person'),
            },
            {value: 'video', label: i18n._('By video')},
          ]}
        />
        <NameField />
        <PhoneField />
        <EmailField
          {...(hours.sends_mail && {
            help: i18n._('The confirmation and the calendar file go there.'),
          })}
        />
        <SendButton label={i18n._('Book this hour')} />
      </Form>
    </>
  )
}
