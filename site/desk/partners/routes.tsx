/** The registry of partners. A partner is named in the query: its name may have any character. */
import {type Answer, nothingHere, screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, get, post} from '#desk/http/desk-route.ts'
import {findPartner} from '#server/partners/registry/registry-store.ts'
import {addPartner, changePartner, endLink, makeLink, setDisabled} from './change-partners.ts'
import {NewPartnerScreen} from './fields.tsx'
import {PartnersScreen} from './list-screen.tsx'
import {NO_VALUES, nameFaults, readForm, valuesIn, valuesOf} from './partner-form.ts'
import {type PartnerProps, PartnerScreen} from './partner-screen.tsx'
import {listPartners, showPartner} from './read-partners.ts'

const pathOf = (name: string) => `/desk/partners/partner?name=${encodeURIComponent(name)}`

/** The partner's screen with what a form has changed of it. */
async function partnerScreen(
  {orm}: DeskVisit,
  name: string,
  more: Partial<PartnerProps> = {},
  status = 200,
): Promise<Answer> {
  const row = await findPartner(orm, name)
  if (!row) return nothingHere
  return screen(<PartnerScreen {...(await showPartner(orm, row))} {...more} />, status)
}

/** Pages of a disabled partner show what is written between their tags. */
async function setDisabledFor({orm, actor, form, parts}: DeskVisit, isDisabled: boolean) {
  const name = form.get('name')
  if (!(await setDisabled(orm, actor, name, isDisabled))) return nothingHere
  parts.offList.forget()
  return seeOther(pathOf(name), isDisabled ? 'partner-disabled' : 'partner-enabled')
}

export const partnersRoutes: DeskRoute[] = [
  get('/partners', 'partners', async ({orm, query}) =>
    screen(<PartnersScreen {...(await listPartners(orm, query.after ?? ''))} />),
  ),
  get('/partners/new', 'partners', async ({query}) =>
    screen(<NewPartnerScreen values={{...NO_VALUES, name: query.name ?? ''}} faults={[]} />),
  ),
  post('/partners/new', 'partners', async ({orm, actor, form}) => {
    const values = valuesIn(form)
    const read = readForm(values)
    const faults = [...nameFaults(values.name), ...('faults' in read ? read.faults : [])]
    if ('faults' in read || faults.length)
      return screen(<NewPartnerScreen values={values} faults={faults} />, 422)
    const {name} = values
    if (await addPartner(orm, actor, name, read.facts))
      return seeOther(pathOf(name), 'partner-added')
    const taken = [{field: 'name' as const, is: 'taken' as const, given: name}]
    return screen(<NewPartnerScreen values={values} faults={taken} />, 422)
  }),
  get('/partners/partner', 'partners', async visit => {
    const {orm, query} = visit
    const row = await findPartner(orm, query.name ?? '')
    if (!row) return nothingHere
    const values = valuesOf(row)
    // An origin that uses the name: one press adds it to the form, another one saves it.
    if (query.origin) values.origins = [...row.origins, query.origin].join('\n')
    return partnerScreen(visit, row.id, {values})
  }),
  post('/partners/change', 'partners', async visit => {
    const {orm, actor, form} = visit
    const values = valuesIn(form)
    const {name} = values
    const version = form.get('version')
    const read = readForm(values)
    if ('faults' in read) {
      return partnerScreen(visit, name, {values, version, faults: read.faults}, 422)
    }
    const changed = await changePartner(orm, actor, {name, facts: read.facts, version})
    if (changed.is === 'missing') return nothingHere
    if (changed.is === 'changed') return seeOther(pathOf(name), 'partner-changed')
    return partnerScreen(visit, name, {values, theirs: valuesOf(changed.theirs)}, 409)
  }),
  post('/partners/disable', 'partners', visit => setDisabledFor(visit, true)),
  post('/partners/enable', 'partners', visit => setDisabledFor(visit, false)),
  post('/partners/link', 'partners', async visit => {
    const {orm, actor, form, parts} = visit
    const name = form.get('name')
    const link = await makeLink(orm, actor, name, parts.settings.siteUrl)
    return link ? partnerScreen(visit, name, {link}) : nothingHere
  }),
  post('/partners/end-link', 'partners', async ({orm, actor, form}) => {
    const name = form.get('name')
    if (!(await endLink(orm, actor, name))) return nothingHere
    return seeOther(pathOf(name), 'partner-link-ended')
  }),
]
