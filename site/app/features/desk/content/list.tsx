/** The records of one kind: searched, filtered, a page at a time. */
import type {Translator} from '#kit/i18n/translator.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Day} from '../ui/day.tsx'
import {SelectField, TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {addressWith, Pages, Tabs} from '../ui/links.tsx'
import {officeMoment} from '../ui/moment.tsx'
import {Table} from '../ui/table.tsx'
import type {ListData} from './list-data.ts'
import {kindName} from './words.ts'

export const list = defineScreen<ListData>({
  title: (i18n, {kind}) => kindName(i18n, kind),
  Screen({data}) {
    const {i18n, path} = useDesk()
    const {kind, filter, filters, isFirst, next, records} = data
    const own = `/desk/content/${kind}`
    const to = (changes: Record<string, string | undefined>) =>
      addressWith(path, {after: undefined, ...changes})
    return (
      <>
        <p className="buttons">
          <a className="button" href={`${own}/+new`}>
            {i18n._('Add')}
          </a>
          <a href="/desk/content">{i18n._('All kinds')}</a>
        </p>
        <Search data={data} />
        <Tabs
          label={i18n._('Which records')}
          tabs={['', ...filters].map(one => ({
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
        <Pages first={isFirst ? undefined : to({})} next={next && to({after: next})} />
      </>
    )
  },
})

const FILTERS: Record<string, string> = {
  '': /*i18n*/ 'All',
  published: /*i18n*/ 'Published',
  draft: /*i18n*/ 'Drafts',
  scheduled: /*i18n*/ 'Scheduled',
  withdrawn: /*i18n*/ 'Withdrawn',
  feed: /*i18n*/ 'From a feed',
  permit: /*i18n*/ 'Permit ends within 30 days',
}

function Search({data: {kind, search, filter, order}}: {data: ListData}) {
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
        value={order}
        options={[
          ['', i18n._('As on the site')],
          ['name', i18n._('By name')],
        ]}
      />
      <button type="submit" className="button button--plain">
        {i18n._('Search')}
      </button>
    </Form>
  )
}

type Listed = ListData['records'][number]

const columns = (i18n: Translator, own: string, isProperty: boolean) => [
  {
    head: i18n._('Name or title'),
    isName: true as const,
    cell: ({key, name}: Listed) => <a href={`${own}/${key}`}>{name}</a>,
  },
  ...(isProperty
    ? [
        {head: i18n._('Reference'), cell: ({reference}: Listed) => reference},
        {
          head: i18n._('Permit valid until'),
          cell: ({permitExpiry}: Listed) => <Day day={permitExpiry} />,
        },
      ]
    : []),
  {head: i18n._('State'), cell: (record: Listed) => <State record={record} />},
]

function State({record}: {record: Listed}) {
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
