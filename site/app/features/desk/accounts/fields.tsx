/** What administrators decide about an account. */
import {useDesk} from '../desk-frame.ts'
import {Field, SelectField, TextField} from '../ui/field.tsx'
import {nameProblem} from './name-problem.ts'
import {roleWords} from './role-words.ts'

export interface AccountValues {
  mail?: string
  name: string
  role: string
  agent: string
  locale: string
}

export interface AccountChoices {
  roles: readonly string[]
  /** Of the team: key and name. */
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
      <Field
        error={problem === 'agent' ? i18n._('There is no such member of the team.') : undefined}
        help={i18n._('Enquiries about the listings of this member are shown to the agent.')}
        id="agent"
        label={i18n._('Member of the team')}
      >
        {described => (
          <select name="agent" defaultValue={values.agent} {...described}>
            <option value="">{i18n._('Nobody')}</option>
            {members.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
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
