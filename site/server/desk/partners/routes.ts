/** The registry of partners. A partner is named in the query: its name may have any character. */

import {findPartner} from '#server/partners/registry/registry-store.ts'
import type {PartnerShown} from '../../../app/shared-with-server/desk/partners.ts'
import {type Answer, nothingHere, screen, seeOther} from '../http/answers.ts'
import type {DeskRoute, DeskVisit} from '../http/desk-route.ts'
import {addPartner, changePartner, endLink, makeLink, setDisabled} from './change-partners.ts'
import {NO_VALUES, nameFaults, readForm, valuesIn, valuesOf} from './partner-form.ts'
import {listPartners, showPartner} from './read-partners.ts'

const pathOf = (name: string) => `/desk/partners/partner?name=${encodeURIComponent(name)}`

/** The partner's screen with what a form has changed of it. */
async function partnerScreen(
  {orm}: DeskVisit,
  name: string,
  more: Partial<PartnerShown> = {},
  status = 200,
): Promise<Answer> {
  const row = await findPartner(orm, name)
  if (!row) return nothingHere
  return screen('partners/partner', {...(await showPartner(orm, row)), ...more}, status)
}

const route = (
  method: DeskRoute['method'],
  path: string,
  handle: (visit: DeskVisit) => Promise<Answer>,
): DeskRoute => ({method, path, permission: 'partners', handle})

/** Pages of a disabled partner show what is written between their tags. */
async function setDisabledFor({orm, actor, form, parts}: DeskVisit, isDisabled: boolean) {
  const name = form.get('name')
  if (!(await setDisabled(orm, actor, name, isDisabled))) return nothingHere
  parts.offList.forget()
  return seeOther(pathOf(name), isDisabled ? 'partner-disabled' : 'partner-enabled')
}

export const partnersRoutes: DeskRoute[] = [
  route('GET', '/partners', async ({orm, query}) =>
    screen('partners/list', await listPartners(orm, query.after ?? '')),
  ),
  route('GET', '/partners/new', async ({query}) =>
    screen('partners/new', {values: {...NO_VALUES, name: query.name ?? ''}, faults: []}),
  ),
  route('POST', '/partners/new', async ({orm, actor, form}) => {
    const values = valuesIn(form)
    const read = readForm(values)
    const faults = [...nameFaults(values.name), ...('faults' in read ? read.faults : [])]
    if ('faults' in read || faults.length) return screen('partners/new', {values, faults}, 422)
    const {name} = values
    if (await addPartner(orm, actor, name, read.facts))
      return seeOther(pathOf(name), 'partner-added')
    const taken = [{field: 'name' as const, is: 'taken' as const, given: name}]
    return screen('partners/new', {values, faults: taken}, 422)
  }),
  route('GET', '/partners/partner', async visit => {
    const {orm, query} = visit
    const row = await findPartner(orm, query.name ?? '')
    if (!row) return nothingHere
    const values = valuesOf(row)
    // An origin that uses the name: one press adds it to the form, another one saves it.
    if (query.origin) values.origins = [...row.origins, query.origin].join('\n')
    return partnerScreen(visit, row.id, {values})
  }),
  route('POST', '/partners/change', async visit => {
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
  route('POST', '/partners/disable', visit => setDisabledFor(visit, true)),
  route('POST', '/partners/enable', visit => setDisabledFor(visit, false)),
  route('POST', '/partners/link', async visit => {
    const {orm, actor, form, parts} = visit
    const name = form.get('name')
    const link = await makeLink(orm, actor, name, parts.settings.siteUrl)
    return link ? partnerScreen(visit, name, {link}) : nothingHere
  }),
  route('POST', '/partners/end-link', async ({orm, actor, form}) => {
    const name = form.get('name')
    if (!(await endLink(orm, actor, name))) return nothingHere
    return seeOther(pathOf(name), 'partner-link-ended')
  }),
]
