import assert from 'node:assert/strict'
import {createHash} from 'node:crypto'
import {mkdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {before, beforeEach, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {auditLog} from '#desk/tables.ts'
import {deletedLeads, leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {type DeskClient, useDesk} from '../../server/support/desk/desk.ts'
import {addEnquiry, addListing, tracesOf} from '../../server/support/desk/enquiries.ts'
import {enquiry} from '../../server/support/leads/people.ts'
import {fieldsOf} from '../support/form-fields.ts'

describe('enquiries at the desk', () => {
  const {api, desk} = useDesk()
  let orm: Orm
  let editor: DeskClient
  let administrator: DeskClient
  let agent: DeskClient
  let id = ''
  before(async () => {
    orm = await api.database.ready()
    await addListing(orm, 'sea-villa', 'mina', 'Sea <Villa>')
    editor = await desk.signIn('editor', {name: 'Edith', passwordHash: 'x'})
    administrator = await desk.signIn('administrator', {name: 'Ada', passwordHash: 'x'})
    agent = await desk.signIn('agent', {name: 'Mina', agent: 'mina', passwordHash: 'x'})
  })
  beforeEach(async () => {
    await orm.delete(leads)
    id = await addEnquiry(orm, {name: 'Layla <Haddad>', property: 'sea-villa', locale: 'fr'})
  })
  const stored = async (which = id) => {
    const [row] = await orm.select().from(leads).where(eq(leads.id, which))
    return row
  }
  const post = (client: DeskClient, action: string, fields = {}, which = id) =>
    client.post(`/desk/enquiries/${which}/${action}`, fields)

  describe('in a list', () => {
    it('filters of the address find enquiries, and each can be removed', async () => {
      await addEnquiry(orm, {name: 'Omar Aziz', partner: 'gulf-homes', state: 'called'})
      const all = await editor.get('/desk/enquiries')
      assert.equal(all.status, 200)
      assert.match(all.body, /Layla &lt;Haddad&gt;/)
      assert.match(all.body, /Sea &lt;Villa&gt;/)
      const {body} = await editor.get('/desk/enquiries?partner=gulf-homes&q=omar')
      assert.match(body, /Omar Aziz/)
      assert.doesNotMatch(body, /Layla/)
      assert.match(body, /<ul class="chips".*href="\/desk\/enquiries\?q=omar".*gulf-homes/s)
      assert.match(body, /Called <span class="quiet">1</)
      const none = await editor.get('/desk/enquiries?q=nobody')
      assert.match(none.body, /No enquiry matches\./)
    })

    it('tell who looks at them how many are new', async () => {
      const {body} = await editor.get('/desk/enquiries')
      const [, latest = ''] = /data-latest="([^"]+)"/.exec(body) ?? []
      const address = latest.replaceAll('&amp;', '&')
      assert.deepEqual(JSON.parse((await editor.get(address)).body), {count: 0, most: 50})
      await addEnquiry(orm)
      assert.deepEqual(JSON.parse((await editor.get(address)).body), {count: 1, most: 50})
    })

    it('several enquiries can be changed at once', async () => {
      const other = await addEnquiry(orm)
      const account = editor.account?.id ?? ''
      const {location} = await editor.post('/desk/enquiries/bulk?form=contact', {
        ...{id: [id, other], to: 'called', assignee: account},
      })
      assert.equal(location, '/desk/enquiries?form=contact&done=enquiries-changed')
      for (const which of [id, other]) {
        const row = await stored(which)
        assert.deepEqual([row?.state, row?.assignee], ['called', account])
      }
    })

    it('enquiries stay selected when no action was chosen for them, and the message is there', async () => {
      const nothing = await editor.post('/desk/enquiries/bulk', {id: [id]})
      assert.equal(nothing.status, 422)
      const [, bulk = ''] = /<fieldset class="bulk[^>]*>(.*?)<\/fieldset>/s.exec(nothing.body) ?? []
      assert.match(bulk, /role="alert">Select at least one enquiry/)
      assert.match(bulk, /<select name="to"[^>]* autofocus/i)
      assert.match(
        nothing.body,
        new RegExp(`<input[^>]*value="${id}"[^>]*checked|checked[^>]*value="${id}"`),
      )
      const none = await editor.post('/desk/enquiries/bulk', {to: 'called'})
      assert.match(none.body, /<option value="called" selected/)
    })

    it('the export downloads a file, and is logged', async () => {
      const {status, headers, body} = await editor.get('/desk/enquiries/export?q=layla')
      assert.equal(status, 200)
      assert.match(`${headers['content-disposition']}`, /attachment; filename="enquiries-.*\.csv"/)
      assert.match(body, /"Layla <Haddad>"/)
      assert.match((await editor.get('/desk/enquiries/export?format=xlsx')).body, /^PK/)
      const entries = await orm.select().from(auditLog)
      assert.equal(entries.filter(({action}) => action === 'enquiries.exported').length, 2)
      assert.equal((await agent.get('/desk/enquiries/export')).status, 403)
    })
  })

  describe('one by one', () => {
    it('show what was written, about what, and what to answer in its language', async () => {
      const {status, body} = await editor.get(`/desk/enquiries/${id}?form=contact`)
      assert.equal(status, 200)
      for (const text of [
        '<h1>Layla &lt;Haddad&gt;</h1>',
        'A sea view, please',
        'REF-sea-villa',
        'Bonjour Layla &lt;Haddad&gt;,',
        'https://wa.me/971501234567?text=Bonjour',
        'mailto:layla@example.com?subject=',
        'href="/desk/enquiries?form=contact"',
      ]) {
        assert.ok(body.includes(text), text)
      }
    })

    it('link the page only where it is one of this site', async () => {
      const linked = async (fromUrl: string) => {
        const which = await addEnquiry(orm, {fromUrl})
        const {body} = await editor.get(`/desk/enquiries/${which}`)
        return [...body.matchAll(/href="([^"]*)"/g)]
          .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), 'http://site.example/'))
          .filter(({href}) => href.includes('sign-in-here'))
          .map(({href}) => href)
      }
      for (const start of ['', '/', '\\']) {
        const page = `${start}homes/sign-in-here?page=2`
        assert.deepEqual(
          await linked(page),
          ['http://site.example/homes/sign-in-here?page=2'],
          page,
        )
      }
      const host = 'evil.example/sign-in-here'
      const starts = [
        '//',
        '/\\',
        '\\\\',
        '\\/',
        '///',
        '\t//',
        '/\t/',
        '/.//',
        'https:',
        'http://',
      ]
      for (const start of starts) assert.deepEqual(await linked(start + host), [], start)
      assert.deepEqual(await linked('javascript:alert("sign-in-here")'), [])
      assert.deepEqual(await linked('data:text/html,sign-in-here'), [])
    })

    it('change their state, and tell of another’s change', async () => {
      const first = await post(editor, 'state', {from: 'received', to: 'won'})
      assert.equal(first.location, `/desk/enquiries/${id}?done=enquiry-state`)
      const second = await post(editor, 'state', {from: 'received', to: 'lost'})
      assert.equal(second.status, 409)
      assert.match(second.body, /Someone else has changed it in the meantime\. It is now: Won/)
      assert.equal((await stored())?.state, 'won')
    })

    it('an enquiry can be assigned, and shows another’s assignment', async () => {
      const [to = '', other = ''] = [editor.account?.id, agent.account?.id]
      await post(editor, 'assign', {from: '', assignee: to})
      const late = await post(editor, 'assign', {from: '', assignee: other})
      assert.equal(late.status, 409)
      assert.match(late.body, /It is now: Edith/)
      assert.match((await editor.get(`/desk/enquiries/${id}`)).body, /Assigned to Edith/)
    })

    it('logging a contact sets a new enquiry to Called, unless the box is cleared', async () => {
      const box = /<input type="checkbox" name="called" checked="" value="yes"\/>/
      assert.match((await editor.get(`/desk/enquiries/${id}`)).body, box)
      await post(editor, 'answered', {via: 'mail'})
      assert.equal((await stored())?.state, 'received')
      await post(editor, 'answered', {via: 'phone', called: 'yes'})
      assert.equal((await stored())?.state, 'called')
      assert.doesNotMatch((await editor.get(`/desk/enquiries/${id}`)).body, /name="called"/)
      await post(editor, 'state', {from: 'called', to: 'won'})
      await post(editor, 'answered', {via: 'whatsapp', called: 'yes'})
      assert.equal((await stored())?.state, 'won')
    })

    it('take notes and reminders, and keep what was typed with a fault', async () => {
      assert.equal((await post(editor, 'note', {note: ' '})).status, 422)
      const long = await post(editor, 'note', {note: 'x'.repeat(4001)})
      assert.match(long.body, /x{4001}<\/textarea>/)
      await post(editor, 'note', {note: 'Call <later>'})
      await post(editor, 'remind', {remind: '2099-01-01T09:30'})
      assert.equal((await stored())?.remindAt?.toISOString(), '2099-01-01T05:30:00.000Z')
      const past = await post(editor, 'remind', {remind: '2020-01-01T09:30'})
      assert.equal(past.status, 422)
      assert.match(past.body, /value="2020-01-01T09:30"/)
      await post(editor, 'remind', {remind: '2099-01-01T09:30', never: 'yes'})
      assert.equal((await stored())?.remindAt, null)
      assert.match((await editor.get(`/desk/enquiries/${id}`)).body, /Call &lt;later&gt;/)
    })

    it('clears the spam flag', async () => {
      const robot = await addEnquiry(orm, {state: 'spam', suspectedSpam: 'sent too fast'})
      const {body} = await editor.get(`/desk/enquiries/${robot}`)
      assert.match(body, /This is spam\..*sent too fast/s)
      await post(editor, 'not-spam', {}, robot)
      assert.deepEqual((await stored(robot))?.suspectedSpam, null)
    })

    it('without scripts a template does not replace an own answer', async () => {
      const opened = fieldsOf((await editor.get(`/desk/enquiries/${id}`)).body)
      const ask = (text: string) => post(editor, 'template', {...opened, text, template: 'viewing'})
      const own = await ask('My <own> text')
      assert.equal(own.status, 200)
      assert.match(own.body, /My &lt;own&gt; text<\/textarea>/)
      assert.match(own.body, /Your own text stays as it is\./)
      const replaced = `/desk/enquiries/${id}?template=viewing#answer`
      assert.ok(own.body.includes(`href="${replaced}" data-replaces=""`))
      const untouched = await ask(`${opened.text}`.replaceAll('\n', '\r\n'))
      assert.equal(untouched.location, replaced)
    })

    it('the audit log names enquiries and the people they were assigned to', async () => {
      const {account} = editor
      await post(editor, 'assign', {from: '', assignee: account?.id ?? ''})
      await post(editor, 'state', {from: 'received', to: 'called'})
      const {body} = await administrator.get(`/desk/audit-log?subject=${id}`)
      assert.match(body, /From: Nobody; To: Edith \([^)]*@[^)]*\)</)
      assert.match(body, /From: New; To: Called</)
      assert.ok(!body.includes(`To: ${account?.id}`))
    })

    it('the mail link of an enquiry is one that mail programs understand', async () => {
      const asked = await addEnquiry(orm, {email: 'irina+home@example.ru'})
      const {body} = await editor.get(`/desk/enquiries/${asked}`)
      const links = [...body.matchAll(/href="mailto:([^"?]*)/g)].map(([, address]) => address)
      assert.deepEqual(links, ['irina%2Bhome@example.ru', 'irina%2Bhome@example.ru'])
    })

    it('an answer that is too long for a link to a mail program is to be copied from its field', async () => {
      await addListing(orm, 'long-villa', 'mina', 'فيلا على البحر '.repeat(8))
      const asked = await addEnquiry(orm, {property: 'long-villa', locale: 'ar'})
      const linkIn = async (template: string) => {
        const {body} = await editor.get(`/desk/enquiries/${asked}?template=${template}`)
        const [, note] = /<p([^>]* id="to-paste"[^>]*)>The text is too long/.exec(body) ?? []
        return {
          hasText: /href="mailto:[^"]*&amp;body=/.test(body),
          isNoteHidden: / hidden=""/.test(note ?? ''),
        }
      }
      assert.deepEqual(await linkIn('documents'), {hasText: false, isNoteHidden: false})
      await orm.update(leads).set({locale: 'en', property: null}).where(eq(leads.id, asked))
      assert.deepEqual(await linkIn('documents'), {hasText: true, isNoteHidden: true})
    })

    it('enquiries are answered by texts for their form, in a language that can be chosen', async () => {
      const career_id = 'no-such-opening'
      const application = await addEnquiry(orm, {
        ...{form: 'applyForJobApplication', name: 'محمد أحمد', locale: 'en', message: null},
        payload: {career_id, name: 'محمد أحمد'},
      })
      const {body} = await editor.get(`/desk/enquiries/${application}`)
      assert.match(body, /شكرًا على طلب التوظيف/)
      assert.match(body, /Invite to an interview/)
      assert.doesNotMatch(body, /Offer a viewing/)
      const other = await editor.get(
        `/desk/enquiries/${application}?template=interview&language=fr`,
      )
      assert.match(other.body, /Merci pour votre candidature\. Nous aimerions/)
      assert.match(other.body, /value="decline fr"/)
    })

    it('an answer by other means is noted', async () => {
      const {location} = await post(editor, 'answered', {via: 'whatsapp'})
      assert.equal(location, `/desk/enquiries/${id}?done=enquiry-answer-noted#history`)
      const {body} = await editor.get(`/desk/enquiries/${id}`)
      assert.match(body, /Answered by WhatsApp/)
      assert.match(body, /This server sends no email/)
      const long = {key: 'k', subject: 'x'.repeat(201), text: 't'}
      const refused = await post(editor, 'answer', long)
      assert.equal(refused.status, 422)
      assert.match(refused.body, /Write up to 200 characters as the subject\./)
      assert.equal((await post(editor, 'answer', {key: 'k', subject: 's', text: 't'})).status, 404)
    })

    it('enquiries of the same person can be merged and separated', async () => {
      const again = await addEnquiry(orm, {name: 'Layla again'})
      await post(editor, 'merge', {with: again})
      assert.equal((await stored(again))?.mergedInto, id)
      assert.doesNotMatch((await editor.get('/desk/enquiries')).body, /Layla again/)
      const {body} = await editor.get(`/desk/enquiries/${again}`)
      assert.match(body, /This enquiry is a duplicate\./)
      await post(editor, 'split', {}, again)
      assert.equal((await stored(again))?.mergedInto, null)
    })

    it('an administrator can erase an enquiry after confirming', async () => {
      const question = await administrator.get(`/desk/enquiries/${id}/erase`)
      assert.match(question.body, /This cannot be undone\./)
      const {location} = await post(administrator, 'erase')
      assert.equal(location, '/desk/enquiries?done=enquiry-erased')
      assert.equal(await stored(), undefined)
      assert.equal((await orm.select().from(deletedLeads).where(eq(deletedLeads.id, id))).length, 1)
      assert.deepEqual((await tracesOf(orm, id)).events, [])
      assert.equal((await administrator.get(`/desk/enquiries/${id}`)).status, 404)
    })

    it('give out their files to be saved, and nothing else', async () => {
      const content = Buffer.from('%PDF-1.7 a resume')
      const path = `uploads/${id}/media.pdf`
      await mkdir(join(api.dataDir, 'uploads', id), {recursive: true})
      await writeFile(join(api.dataDir, path), content)
      const sha256 = createHash('sha256').update(content).digest('hex')
      const media = {path, name: 'my résumé.pdf', type: 'application/pdf', size: 17, sha256}
      await orm
        .update(leads)
        .set({payload: {...enquiry, media}})
        .where(eq(leads.id, id))
      assert.match((await editor.get(`/desk/enquiries/${id}`)).body, /my résumé\.pdf/)
      const saved = await editor.get(`/desk/enquiries/${id}/files/0`)
      assert.equal(saved.body, content.toString())
      assert.match(`${saved.headers['content-disposition']}`, /^attachment;/)
      assert.equal(saved.headers['content-type'], 'application/octet-stream')
      assert.equal((await editor.get(`/desk/enquiries/${id}/files/1`)).status, 404)
      await orm.update(leads).set({property: null}).where(eq(leads.id, id))
      assert.equal((await agent.get(`/desk/enquiries/${id}/files/0`)).status, 404)
    })
  })

  describe('of other agents', () => {
    let foreign = ''
    beforeEach(async () => {
      foreign = await addEnquiry(orm, {name: 'Foreign Person', email: 'foreign@example.com'})
    })

    it("an agent's list has only their own enquiries", async () => {
      const {body} = await agent.get('/desk/enquiries')
      assert.match(body, /Layla/)
      assert.doesNotMatch(body, /Foreign/)
      assert.doesNotMatch((await agent.get('/desk/enquiries?q=foreign')).body, /Foreign Person/)
      assert.equal((await agent.get(`/desk/enquiries/${id}`)).status, 200)
    })

    it('agents get 404 for every address of a foreign enquiry', async () => {
      assert.equal((await agent.get(`/desk/enquiries/${foreign}`)).status, 404)
      const forms: Record<string, object> = {
        ...{state: {to: 'won'}, note: {note: 'x'}, remind: {remind: '2099-01-01T09:30'}},
        ...{answered: {via: 'phone'}, 'not-spam': {}},
      }
      for (const [action, fields] of Object.entries(forms)) {
        assert.equal((await post(agent, action, fields, foreign)).status, 404, action)
      }
      const own: Record<string, object> = {
        ...{assign: {assignee: agent.account?.id ?? ''}, merge: {with: id}, split: {}, erase: {}},
      }
      for (const [action, fields] of Object.entries(own)) {
        assert.equal((await post(agent, action, fields, foreign)).status, 403, action)
        assert.equal((await post(agent, action, fields)).status, 403, action)
      }
      await agent.post('/desk/enquiries/bulk', {id: [foreign, id], to: 'called'})
      assert.equal((await stored(foreign))?.state, 'received')
      assert.equal((await stored(id))?.state, 'called')
      assert.deepEqual((await tracesOf(orm, foreign)).events, [])
    })

    it('editors cannot erase enquiries', async () => {
      assert.equal((await editor.get(`/desk/enquiries/${id}/erase`)).status, 403)
      assert.equal((await post(editor, 'erase')).status, 403)
    })
  })

  it('invalid addresses answer 404', async () => {
    for (const path of ['x', `${crypto.randomUUID()}`, `${id}/files/x`]) {
      assert.equal((await editor.get(`/desk/enquiries/${path}`)).status, 404, path)
    }
    assert.equal((await editor.post('/desk/enquiries/x/state', {to: 'won'})).status, 404)
    assert.equal((await post(editor, 'state', {to: 'sold'})).status, 422)
  })
})
