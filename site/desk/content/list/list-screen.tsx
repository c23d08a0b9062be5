/** The records of one kind: searched, filtered, a page at a time. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {addressWith} from '#desk/ui/address-with.ts'
import {SelectField, TextField} from '#desk/ui/field.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'
import {Pages, Tabs} from '#desk/ui/links.tsx'
import {Day, officeMoment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import type {Translator} from '#kit/i18n/translator.ts'
import {kindName} from '../words.ts'
import {filtersOf, type ListedRecord, type ListPage, type ListRequest} from './list-records.ts'

export function RecordsScreen({records, next, ...request}: ListRequest & ListPage) {
  const {i18n, path} = useDesk()
  const {kind, filter = '', after} = request
  const own = `/desk/content/${kind}`
  const to = (changes: Record<string, string | undefined>) =>
    addressWith(path, {after: undefined, ...changes})
  return (
    <Screen title={kindName(i18n, kind)}>
      <p className="buttons">
        <a className="button" href={`${own}/+new`}>
          {i18n._('Add')}
        </a>
        <a href="/desk/content">{i18n._('All kinds')}</a>
      </p>
      <Search {...request} />
      <Tabs
        label={i18n._('Which records')}
        tabs={['', ...filtersOf(kind)].map(one => ({
          href: to({filter: one}),
          label: i18n._(FILTERS[one] ?? one),
          isCurrent: one === filter,
        }))}
      />
      <Table
        caption={kindName(i18n, kind)}
        rows={records}
        keyOf={({key}) => key}
        empty={i18n._('There is no such record.')}
        columns={columns(i18n, own, kind === 'properties')}
      />
      <Pages first={after && to({})} next={next && to({after: next})} />
    </Screen>
  )
}

const FILTERS: Record<string, string> = {
  '': /*i18n*/ 'All',
  published: /*i18n*/ 'Published',
  draft: /*i18n*/ 'Drafts',
  scheduled: /*i18n*/ 'Scheduled',
  withdrawn: /*i18n*/ 'Withdrawn',
  feed: /*i18n*/ 'From a feed',
  permit: /*i18n*/ 'Permit ends within 30 days',
}

function Search({kind, search, filter, order}: ListRequest) {
  const {i18n} = useDesk()
  return (
    <Form
      action={`/desk/content/${kind}`}
      method="get"
      className="filters"
      label={i18n._('Search')}
    >
      {filter && <input type="hidden" name="filter" value={filter} />}
      <TextField
        defaultValue={search}
        id="search"
        label={i18n._('Name, reference or address')}
        type="search"
      />
      <SelectField
        id="order"
        label={i18n._('Order')}
        value={order === 'name' ? order : ''}
        options={[
          ['', i18n._('As on the site')],
          ['name', i18n._('By name')],
        ]}
      />
      <SubmitButton label={i18n._('Search')} look="plain" />
    </Form>
  )
}

const columns = (i18n: Translator, own: string, isProperty: boolean) => [
  {
    head: i18n._('Name or title'),
    isName: true as const,
    cell: ({key, name}: ListedRecord) => <a href={`${own}/${key}`}>{name}</a>,
  },
  ...(isProperty
    ? [
        {head: i18n._('Reference'), cell: ({reference}: ListedRecord) => reference},
        {
          head: i18n._('Permit valid until'),
          cell: ({permitExpiry}: ListedRecord) => <Day day={permitExpiry} />,
        },
      ]
    : []),
  {head: i18n._('State'), cell: (record: ListedRecord) => <State record={record} />},
]

function State({record}: {record: ListedRecord}) {
  const {i18n, locale} = useDesk()
  const {isPublished, hasDraft, publishAt, problem, feed} = record
  const at = publishAt && officeMoment(locale, publishAt)
  const parts = [
    isPublished ? i18n._('Published') : hasDraft ? undefined : i18n._('Withdrawn'),
    hasDraft && !at ? i18n._('Draft') : undefined,
    at ? i18n._('Will be published {at}', {at}) : undefined,
    problem ? i18n._('Could not be published') : undefined,
    feed ? i18n._('From the feed {feed}', {feed}) : undefined,
  ]
  return parts.filter(Boolean).join(' · ')
}
