/** One partner: its figures, what the agency decides about it, its private link. */
import type {PartnerShown, PartnerValues} from '../../../shared-with-server/desk/partners.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {numberIn, percentIn} from '../ui/amounts.ts'
import {CopyField} from '../ui/copy-field.tsx'
import {Facts} from '../ui/facts.tsx'
import {Form} from '../ui/form.tsx'
import {addressWith} from '../ui/links.tsx'
import {Moment, officeMoment} from '../ui/moment.tsx'
import {Table} from '../ui/table.tsx'
import {Faults, PartnerFields} from './fields.tsx'
import {OfficeDay} from './office-day.tsx'

export const partner = defineScreen<PartnerShown>({
  title: (_i18n, {partner: {name}}) => name,
  Screen({data}) {
    const {i18n, locale} = useDesk()
    const {partner: own, use, lastSeen, refused, version, theirs, faults} = data
    return (
      <>
        <p>
          <a href="/desk/partners">{i18n._('All partners')}</a>
        </p>
        {data.link && <NewLink link={data.link} />}
        {theirs && <Conflict theirs={theirs} />}
        <Faults faults={faults} />
        <section aria-labelledby="figures">
          <h2 id="figures">{i18n._('Last 30 days')}</h2>
          <Facts
            facts={[
              [
                i18n._('Widgets'),
                own.disabledAt
                  ? i18n._('Switched off since {moment}', {
                      moment: officeMoment(locale, own.disabledAt),
                    })
                  : i18n._('Switched on'),
              ],
              [i18n._('Views'), numberIn(locale, use.views)],
              [i18n._('Opens'), numberIn(locale, use.opens)],
              [
                i18n._('Enquiries'),
                <a
                  key="enquiries"
                  href={addressWith('/desk/enquiries', {partner: own.name, ...data.period})}
                >
                  {numberIn(locale, use.enquiries)}
                </a>,
              ],
              [i18n._('Enquiries per view'), percentIn(locale, use.rate)],
              [i18n._('Last seen'), <OfficeDay key="seen" day={lastSeen} />],
              [i18n._('Registered'), <Moment key="since" at={own.createdAt} />],
            ]}
          />
        </section>
        <section aria-labelledby="decided">
          <h2 id="decided">{i18n._('What holds for it')}</h2>
          <Form action="/desk/partners/change" className="narrow">
            <input type="hidden" name="name" value={own.name} />
            <input type="hidden" name="version" value={version} />
            <PartnerFields values={data.values} faults={faults} />
            <button type="submit" className="button">
              {i18n._('Save')}
            </button>
          </Form>
        </section>
        {refused.length > 0 && <Refused name={own.name} refused={refused} />}
        <PrivateLink name={own.name} hasLink={own.hasLink} />
        <Switch name={own.name} isDisabled={own.disabledAt !== undefined} />
      </>
    )
  },
})

function NewLink({link}: {link: string}) {
  const {i18n} = useDesk()
  return (
    <section className="notice notice--done" role="status">
      <CopyField id="link" label={i18n._('The partner’s private address')} text={link} />
      <p>
        {i18n._(
          'It is shown this once. Send it to the partner: whoever has it sees the partner’s report, and nothing about people.',
        )}
      </p>
    </section>
  )
}

/** Saving again writes over what they saved. */
function Conflict({theirs}: {theirs: PartnerValues}) {
  const {i18n} = useDesk()
  return (
    <section className="notice notice--wrong" role="alert">
      <p>
        {i18n._(
          'Somebody else has changed this partner meanwhile, as follows. Yours are in the form below and not saved: save them again to replace theirs.',
        )}
      </p>
      <Facts
        facts={[
          [i18n._('Its websites'), theirs.origins.replaceAll('\n', ', ') || i18n._('Any')],
          [i18n._('Most enquiries a day'), theirs.dailyLimit || i18n._('No limit')],
          [i18n._('E-mail'), theirs.mail || i18n._('None')],
        ]}
      />
    </section>
  )
}

function Refused({name, refused}: {name: string; refused: PartnerShown['refused']}) {
  const {i18n, locale} = useDesk()
  return (
    <section aria-labelledby="refused">
      <h2 id="refused">{i18n._('Other websites that use its name')}</h2>
      <Table
        caption={i18n._('Other websites that use its name')}
        rows={refused}
        keyOf={({origin}) => origin}
        empty={null}
        columns={[
          {head: i18n._('Website'), isName: true, cell: ({origin}) => <bdi>{origin}</bdi>},
          {
            ...{head: i18n._('Times'), isNumber: true},
            cell: ({count}) => numberIn(locale, count),
          },
          {head: i18n._('Last seen'), cell: ({lastSeen}) => <Moment at={lastSeen} />},
          {
            head: i18n._('Allow'),
            cell: ({origin}) =>
              origin.startsWith('http') && (
                <a
                  href={`/desk/partners/partner?name=${encodeURIComponent(name)}&origin=${encodeURIComponent(origin)}#decided`}
                >
                  {i18n._('Add to its websites')}
                </a>
              ),
          },
        ]}
      />
    </section>
  )
}

function PrivateLink({name, hasLink}: {name: string; hasLink: boolean}) {
  const {i18n} = useDesk()
  return (
    <section aria-labelledby="private">
      <h2 id="private">{i18n._('Private link')}</h2>
      <p>
        {hasLink
          ? i18n._('The partner has one. A new one ends it.')
          : i18n._('The partner has none, and cannot see its report.')}
      </p>
      <div className="buttons">
        <Form action="/desk/partners/link">
          <input type="hidden" name="name" value={name} />
          <button type="submit" className="button button--plain">
            {i18n._('Make a new link')}
          </button>
        </Form>
        {hasLink && (
          <Form action="/desk/partners/end-link">
            <input type="hidden" name="name" value={name} />
            <button type="submit" className="button button--danger">
              {i18n._('End the link')}
            </button>
          </Form>
        )}
      </div>
    </section>
  )
}

function Switch({name, isDisabled}: {name: string; isDisabled: boolean}) {
  const {i18n} = useDesk()
  return (
    <section aria-labelledby="switch">
      <h2 id="switch">{i18n._('Widgets')}</h2>
      <p>
        {isDisabled
          ? i18n._('They are switched off: its pages show what is written between the tags.')
          : i18n._(
              'They are switched on. Switched off, its pages show what is written between the tags, and its enquiries are not counted as its own.',
            )}
      </p>
      <Form action={isDisabled ? '/desk/partners/enable' : '/desk/partners/disable'}>
        <input type="hidden" name="name" value={name} />
        <button type="submit" className={isDisabled ? 'button' : 'button button--danger'}>
          {isDisabled ? i18n._('Switch on') : i18n._('Switch off')}
        </button>
      </Form>
    </section>
  )
}
