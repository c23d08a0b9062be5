/**
 * Actions of administrators on the registry of partners: each change with its line in the audit
 * log.
 */
import {createHash} from 'node:crypto'
import {eq} from 'drizzle-orm'
import {type Actor, audit} from '#desk/audit/audit-log.ts'
import {linkOf, type PartnerFacts, type PartnerRow} from '#server/partners/registry/partner.ts'
import {
  addPartner as addToRegistry,
  changePartner as changeInRegistry,
  setDisabled as setDisabledInRegistry,
} from '#server/partners/registry/registry-store.ts'
import {partners} from '#server/partners/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {hashOfToken, newToken} from '#server/platform/token.ts'

/** The hash of the fields in the form: it reveals changes by somebody else. */
export const versionOf = ({origins, dailyLimit, mail}: PartnerRow) =>
  createHash('sha256')
    .update(JSON.stringify([origins, dailyLimit, mail]))
    .digest('base64url')
    .slice(0, 16)

/** False when there is one of that name. */
export const addPartner = (orm: Orm, actor: Actor, name: string, facts: PartnerFacts) =>
  orm.transaction(async inside => {
    if (!(await addToRegistry(inside, name, facts))) return false
    await audit(inside, actor, {action: 'partner.added', subject: name})
    return true
  })

export type Changed = {is: 'changed'} | {is: 'missing'} | {is: 'conflict'; theirs: PartnerRow}

interface Change {
  name: string
  facts: PartnerFacts
  /** The version that the form was made from. */
  version: string
}

export const changePartner = (orm: Orm, actor: Actor, {name, facts, version}: Change) =>
  orm.transaction(async (inside): Promise<Changed> => {
    const [old] = await inside.select().from(partners).where(eq(partners.id, name)).for('update')
    if (!old) return {is: 'missing'}
    if (versionOf(old) !== version) return {is: 'conflict', theirs: old}
    const fields = Object.entries(facts)
      .filter(([field, value]) => differs(old[field as keyof PartnerFacts], value))
      .map(([field]) => field)
    if (!fields.length) return {is: 'changed'}
    await changeInRegistry(inside, name, facts)
    await audit(inside, actor, {action: 'partner.changed', subject: name, details: {fields}})
    return {is: 'changed'}
  })

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** False when there is none of that name. */
export const setDisabled = (orm: Orm, actor: Actor, name: string, isDisabled: boolean) =>
  orm.transaction(async inside => {
    if (!(await setDisabledInRegistry(inside, name, isDisabled))) return false
    const action = isDisabled ? 'partner.disabled' : 'partner.enabled'
    await audit(inside, actor, {action, subject: name})
    return true
  })

/** The address of the partner's own page, which nobody can read again; an earlier one ends. */
export const makeLink = (orm: Orm, actor: Actor, name: string, siteUrl: string) =>
  orm.transaction(async inside => {
    const token = newToken()
    if (!(await changeInRegistry(inside, name, {linkHash: hashOfToken(token)}))) return undefined
    await audit(inside, actor, {action: 'partner.link', subject: name})
    return linkOf(siteUrl, token)
  })

export const endLink = (orm: Orm, actor: Actor, name: string) =>
  orm.transaction(async inside => {
    if (!(await changeInRegistry(inside, name, {linkHash: null}))) return false
    await audit(inside, actor, {action: 'partner.link', subject: name, details: {ended: true}})
    return true
  })
