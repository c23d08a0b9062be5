import {useEffect} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {FieldError, useFieldState} from '#kit/forms/fields/field-frame.tsx'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {ContactFields} from '#trade/enquiry/contact-fields.tsx'
import type {TeamContactProps} from './attributes.ts'
import {teamContactForm} from './model.ts'

/** A message is for one person: without a name nothing is shown, and another name begins another. */
export function TeamContact(props: TeamContactProps) {
  const {member} = props
  useEffect(() => {
    if (member) return
    console.warn('[ocp] <ocp-team-contact> needs member, for example member="layla-haddad"')
  }, [member])
  return member ? <MessageForm key={member} {...props} /> : null
}

function MessageForm(props: TeamContactProps) {
  const {i18n} = useServices()
  const model = useFormModel(services => teamContactForm(props, services))
  return (
    <Form
      model={model}
      heading={props.heading}
      label={i18n._('Send a message')}
      action={props.action}
      resume={props.resume}
    >
      <ContactFields variant="full" />
      <MemberError />
    </Form>
  )
}

/** The person is not a field of the form; the server's error about it is shown here. */
function MemberError() {
  const field = useFieldState('team_member')
  return field.error === undefined ? null : (
    <div role="alert">
      <FieldError field={field} />
    </div>
  )
}
