/** Name and frequency. A form of the page itself: it works without JavaScript, and needs none. */
import type {SavedSearchRecord} from '#trade/contract/entities.ts'
import {type ReturnedForm, useSite} from '../../../core/site-context.tsx'

interface ChangeFormProps {
  search: SavedSearchRecord
  action: string
  returned?: ReturnedForm
}

export function ChangeForm({search, action, returned}: ChangeFormProps) {
  const {i18n, link} = useSite()
  const {name = search.name, frequency = search.frequency} = returned?.values ?? {}
  const error = returned?.errors.name
  const frequencies = [
    {value: 'at-once', label: i18n._('At once')},
    {value: 'daily', label: i18n._('Daily')},
    {value: 'weekly', label: i18n._('Weekly')},
  ]
  return (
    <form className="form" method="post" action={link(action)} noValidate>
      <div className="field">
        <label className="field__label" htmlFor="saved-search-name">
          {i18n._('Name of the search')}
        </label>
        <input
          className="input"
          id="saved-search-name"
          name="name"
          defaultValue={name}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'saved-search-name-error'}
        />
        {error && (
          <p className="field__error" id="saved-search-name-error">
            {i18n._(error)}
          </p>
        )}
      </div>
      <fieldset className="field">
        <legend className="field__label">{i18n._('How often')}</legend>
        <div className="choices">
          {frequencies.map(({value, label}) => (
            <label key={value} className="choice">
              <input
                type="radio"
                name="frequency"
                value={value}
                defaultChecked={frequency === value}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button className="button button--primary" type="submit" name="task" value="change">
        {i18n._('Save changes')}
      </button>
    </form>
  )
}
