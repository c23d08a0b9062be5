/** One partner: its figures, what the agency decides about it, its private link. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {addressWith} from '#desk/ui/address-with.ts'
import {numberIn, percentIn} from '#desk/ui/amounts.ts'
import {CopyField} from '#desk/ui/copy-field.tsx'
import {Facts} from '#desk/ui/facts.tsx'
import {Form, PostButton, SubmitButton} from '#desk/ui/form.tsx'
import {Moment, officeMoment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import {Faults, OfficeDay, PartnerFields} from './fields.tsx'
import type {PartnerFault, PartnerValues} from './partner-form.ts'
import type {OnePartner} from './read-partners.ts'

export interface PartnerProps extends OnePartner {
  faults?: PartnerFault[]
  /** Its new private address, shown this once. */
  link?: string
  /** Somebody else changed it while this form was open: these are their values. */
  theirs?: PartnerValues
}

export function PartnerScreen(data: PartnerProps) {
  const {i18n, locale} = useDesk()
  const {partner: own, use, lastSeen, refused, version, values, theirs, faults = []} = data
  return (
    <Screen title={own.id}>
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
                href={addressWith('/desk/enquiries', {partner: own.id, ...data.period})}
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
        <h2 id="decided">{i18n._('Partner settings')}</h2>
        <Form action="/desk/partners/change" className="narrow">
          <input type="hidden" name="name" value={own.id} />
          <input type="hidden" name="version" value={version} />
          <PartnerFields values={values} faults={faults} />
          <SubmitButton label={i18n._('Save')} />
        </Form>
      </section>
      {refused.length > 0 && <Refused name={own.id} refused={refused} />}
      <PrivateLink name={own.id} hasLink={own.linkHash !== null} />
      <Switch name={own.id} isDisabled={own.disabledAt !== null} />
    </Screen>
  )
}

function NewLink({link}: {link: string}) {
  const {i18n} = useDesk()
  return (
    <section className="notice notice--done" role="status">
      <CopyField id="link" label={i18n._('The partner’s private address')} text={link} />
      <p>
        {i18n._(
          'It is shown only once. Send it to the partner: anyone who has it can see the partner’s report, and nothing about people.',
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
          'Someone else has changed this partner in the meantime, as follows. Your changes are in the form below and not saved: save them again to replace theirs.',
        )}
      </p>
      <Facts
        facts={[
          [i18n._('Websites'), theirs.origins.replaceAll('\n', ', ') || i18n._('Any')],
          [i18n._('Daily limit'), theirs.dailyLimit || i18n._('No limit')],
          [i18n._('Email'), theirs.mail || i18n._('None')],
        ]}
      />
    </section>
  )
}

function Refused({name, refused}: {name: string; refused: OnePartner['refused']}) {
  const {i18n} = useDesk()
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
          {head: i18n._('Times'), count: ({count}) => count},
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
          ? i18n._('The partner has one. A new one replaces it.')
          : i18n._('The partner has none, and cannot see its report.')}
      </p>
      <div className="buttons">
        <PostButton
          action="/desk/partners/link"
          fields={{name}}
          label={i18n._('Make a new link')}
          look="plain"
        />
        {hasLink && (
          <PostButton
            action="/desk/partners/end-link"
            fields={{name}}
            label={i18n._('End the link')}
            look="danger"
          />
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
      <PostButton
        action={isDisabled ? '/desk/partners/enable' : '/desk/partners/disable'}
        fields={{name}}
        label={isDisabled ? i18n._('Switch on') : i18n._('Switch off')}
        look={isDisabled ? undefined : 'danger'}
      />
    </section>
  )
}
