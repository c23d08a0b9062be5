/** Fields of an account that administrators set. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {SelectField, TextField} from '#desk/ui/field.tsx'
import {nameProblem, roleWords} from './words.ts'

export interface AccountValues {
  mail?: string
  name: string
  role: string
  agent: string
  locale: string
}

export interface AccountChoices {
  roles: readonly string[]
  /** Keys and names of the team members. */
  members: readonly (readonly [id: string, name: string])[]
  languages: readonly (readonly [locale: string, name: string])[]
}

interface FieldsProps extends AccountChoices {
  values: AccountValues
  /** The field that is wrong. */
  problem?: string
}

export function AccountFields({values, problem, roles, members, languages}: FieldsProps) {
  const {i18n} = useDesk()
  const words = roleWords(i18n)
  return (
    <>
      <TextField
        defaultValue={values.name}
        error={nameProblem(i18n, problem)}
        id="name"
        label={i18n._('Name')}
        maxLength={100}
        required
      />
      <fieldset>
        <legend>{i18n._('Role')}</legend>
        {roles.map(role => (
          <div className="choice" key={role}>
            <label className="check">
              <input
                aria-describedby={`role-${role}`}
                defaultChecked={role === values.role}
                name="role"
                required
                type="radio"
                value={role}
              />
              {words[role]?.[0]}
            </label>
            <p className="field-help" id={`role-${role}`}>
              {words[role]?.[1]}
            </p>
          </div>
        ))}
        {problem === 'role' && <p className="field-error">{i18n._('Choose a role.')}</p>}
      </fieldset>
      <SelectField
        error={
          problem === 'agent'
            ? i18n._('There is no such team member. Choose another one.')
            : undefined
        }
        help={i18n._('Enquiries about the listings of this member are shown to the agent.')}
        id="agent"
        label={i18n._('Team member')}
        options={[['', i18n._('Nobody')], ...members]}
        value={values.agent}
      />
      <SelectField
        error={problem === 'locale' ? i18n._('Choose a language.') : undefined}
        id="locale"
        label={i18n._('Language of the desk')}
        options={languages}
        value={values.locale}
      />
    </>
  )
}
