/**
 * The filters of the list: a form whose fields are the address, and a chip for each active filter.
 */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {SelectField, TextField} from '#desk/ui/field.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'
import {formNames} from '#server/leads/deletion/retention.ts'
import type {Choices} from '../choices.ts'
import {formWord, languageWord, stateWord} from '../words.ts'
import type {EnquiryFilter} from './filter.ts'
import type {EnquiryList} from './read-list.ts'
import {chipsOf} from './tabs.ts'

interface FiltersProps {
  data: EnquiryList
}

export function Filters({data}: FiltersProps) {
  const {i18n} = useDesk()
  const {filter} = data
  return (
    <Form action="/desk/enquiries" method="get" label={i18n._('Search and filters')}>
      {(['state', 'property'] as const).map(
        name => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
      )}
      <div className="search-line">
        <TextField
          id="q"
          label={i18n._('Search')}
          help={i18n._('Names, email addresses, numbers and words of messages')}
          type="search"
          defaultValue={filter.q}
        />
        <SubmitButton label={i18n._('Search')} />
      </div>
      <details open={chipsOf(filter).some(({name}) => name !== 'q' && name !== 'property')}>
        <summary>{i18n._('Filters')}</summary>
        <Fields data={data} />
      </details>
    </Form>
  )
}

function Fields({data: {filter, partners, people, agents}}: FiltersProps) {
  const {i18n, languages} = useDesk()
  const any: Choices = [['', i18n._('Any')]]
  const select = (id: keyof EnquiryFilter, label: string, options: Choices) =>
    options.length > 0 && (
      <SelectField id={id} label={label} value={filter[id] ?? ''} options={[...any, ...options]} />
    )
  return (
    <div className="many-filters">
      {select(
        'form',
        i18n._('Form'),
        formNames.map(form => [form, formWord(i18n, form)]),
      )}
      {partners.length > 0 &&
        select('partner', i18n._('Partner'), [['-', i18n._('No partner')], ...partners])}
      {select('assignee', i18n._('Assigned to'), [
        ['me', i18n._('Me')],
        ['nobody', i18n._('Nobody')],
        ...(people.length > 0 ? [['left', i18n._('Their agent has left')] as const] : []),
        ...people,
      ])}
      {select('agent', i18n._('Team member'), agents)}
      {select(
        'locale',
        i18n._('Language'),
        languages.map(one => [one, one]),
      )}
      {select('suspected', i18n._('Suspected spam'), [
        ['yes', i18n._('Yes')],
        ['no', i18n._('No')],
      ])}
      {select('due', i18n._('Reminder'), [['yes', i18n._('Due')]])}
      {select('confirm', i18n._('Viewing'), [['yes', i18n._('Not confirmed yet')]])}
      <TextField id="from" label={i18n._('From')} type="date" defaultValue={filter.from} />
      <TextField id="to" label={i18n._('To')} type="date" defaultValue={filter.to} />
      <SubmitButton label={i18n._('Show')} look="plain" />
    </div>
  )
}

export function Chips({data: {filter, partners, people, agents}}: FiltersProps) {
  const {i18n} = useDesk()
  const chips = chipsOf(filter)
  if (!chips.length) return null
  const names: Record<string, string> = {
    form: i18n._('Form'),
    partner: i18n._('Partner'),
    assignee: i18n._('Assigned to'),
    agent: i18n._('Team member'),
    locale: i18n._('Language'),
    from: i18n._('From'),
    to: i18n._('To'),
    suspected: i18n._('Suspected spam'),
    due: i18n._('Reminder'),
    confirm: i18n._('Viewing'),
    q: i18n._('Search'),
    property: i18n._('Property'),
    state: i18n._('State'),
  }
  const codes: Record<string, string> = {
    me: i18n._('Me'),
    nobody: i18n._('Nobody'),
    yes: i18n._('Yes'),
    no: i18n._('No'),
    '-': i18n._('No partner'),
    left: i18n._('Their agent has left'),
  }
  const wordOf = (name: string, value: string) => {
    if (name === 'form') return formWord(i18n, value)
    if (name === 'locale') return languageWord(value)
    if (name === 'state') return stateWord(i18n, value)
    if (name === 'q' || name === 'property') return value
    if (name === 'confirm') return i18n._('Not confirmed yet')
    const choices = [...partners, ...people, ...agents]
    return choices.find(([one]) => one === value)?.[1] ?? codes[value] ?? value
  }
  return (
    <ul className="chips" aria-label={i18n._('Filters that are set')}>
      {chips.map(({name, value, href}) => (
        <li key={name}>
          <a href={href}>
            <span>
              {names[name]}: <bdi>{wordOf(name, value)}</bdi>
            </span>
            <span className="visually-hidden">{i18n._('Remove this filter')}</span>
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
