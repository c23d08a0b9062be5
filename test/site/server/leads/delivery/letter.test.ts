import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {letterOf as letterTo} from '#server/leads/delivery/letter.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {oneLine} from '#server/platform/one-line.ts'
import {storedLead} from '../../support/leads/leads.ts'

const SITE = 'https://agency.example'
const villa = {
  ...{slug: 'six-bed', name: {en: 'Six-bedroom villa', fr: 'Villa'}, reference: 'R-6'},
  ...{path: '/properties/six-bed', agent: null},
}
const letterOf = (lead: LeadRow) => letterTo(lead, {siteUrl: SITE})
const subjectOf = (more: Parameters<typeof storedLead>[0]) => letterOf(storedLead(more)).subject

describe('text of a lead mail', () => {
  it('a lead mail lists the filled-in fields, files and origin of its lead', () => {
    const lead = storedLead({
      form: 'addListWithUs',
      id: 'the-id',
      partner: 'gulf-homes',
      widget: 'ocp-list-with-us',
      locale: 'fr',
      campaign: {utm_source: 'portal', gclid: 'g1'},
      suspectedSpam: 'too fast',
      payload: {
        ...{name: 'Layla', phone: '97150', is_whatsapp_number: false, email: 'l@example.com'},
        ...{property_location: 'Al Barari', rentOrSale: 'RENT', career_id: 'c1', empty: ''},
        ...{nothing: null, count: 0, fromUrl: 'list-with-us', message: 'Two\nlines'},
        property_images: [
          {path: 'uploads/1/1.png', sha256: 's', name: 'sea.png', type: 'image/png', size: 1025},
        ],
      },
    })
    assert.equal(
      letterOf(lead).text,
      [
        'List With Us',
        'Name: Layla',
        'Phone: 97150',
        'WhatsApp number: no',
        'Email: l@example.com',
        'Property location: Al Barari',
        'Rent or buy: RENT',
        'Vacancy: c1',
        'Count: 0',
        'Message: Two\nlines',
        '',
        'Files',
        'Property images: sea.png (2 kB), uploads/1/1.png',
        '',
        'Where it came from',
        'Received: 21 November 2026 at 12:00, Dubai',
        'Page: list-with-us',
        'Partner: gulf-homes',
        'Widget: ocp-list-with-us',
        'Language: fr',
        'utm_source: portal',
        'gclid: g1',
        'Possible spam: too fast',
        'Reference: the-id',
        '',
      ].join('\n'),
    )
  })

  it('a lead mail links to the desk, to WhatsApp, to its page and to its home', () => {
    const id = crypto.randomUUID()
    const lead = storedLead({id, page: 'properties/six-bed', property: 'six-bed'})
    const {subject, text, html} = letterTo(lead, {siteUrl: SITE, home: villa})
    assert.equal(subject, 'Contact: Layla Haddad, Six-bedroom villa')
    for (const line of [
      'Phone: +971501234567',
      'WhatsApp: https://wa.me/971501234567',
      `At the desk: ${SITE}/desk/enquiries/${id}`,
      `Page: ${SITE}/properties/six-bed`,
      'Home: Six-bedroom villa (R-6)',
      `Page of the home: ${SITE}/properties/six-bed`,
    ]) {
      assert.ok(`${text}\n`.includes(`${line}\n`), line)
    }
    const links = [...html.matchAll(/<a href="([^"]+)">/g)].map(([, link]) => link)
    assert.deepEqual(links, [
      'https://wa.me/971501234567',
      `${SITE}/desk/enquiries/${id}`,
      `${SITE}/properties/six-bed`,
      `${SITE}/properties/six-bed`,
    ])
  })

  it('a lead mail has no link that a stranger could have made', () => {
    for (const more of [
      {page: 'https://evil.example/homes'},
      {payload: {fromUrl: '//evil.example', phone: '+97150 <a href="https://evil.example">'}},
      {payload: {fromUrl: 'homes/six-bed', phone: '1234567'}, partner: 'gulf-homes'},
    ]) {
      const payload = {message: 'https://evil.example', ...more.payload}
      const {html} = letterOf(storedLead({...more, id: 'the-id', payload}))
      assert.ok(!html.includes('<a '), html)
    }
  })

  it('a lead mail omits the sections and lines that would be empty', () => {
    const {text} = letterOf(storedLead({id: 'the-id', payload: {}}))
    assert.equal(
      text,
      'Where it came from\nReceived: 21 November 2026 at 12:00, Dubai\nReference: the-id\n',
    )
  })

  it('an Arabic message and file name read from the right, without moving what is around them', () => {
    const lead = storedLead({
      payload: {
        message: 'أرغب في زيارة Marina Gate غداً',
        media: {path: 'uploads/1/1.pdf', sha256: 's', name: 'عقد 2.pdf', type: 'x/y', size: 1},
      },
    })
    const {text, html} = letterOf(lead)
    assert.match(html, /<td dir="auto">أرغب في زيارة Marina Gate غداً<\/td>/)
    assert.match(text, /Media: \u2068عقد 2\.pdf\u2069 \(1 kB\), uploads\/1\/1\.pdf/)
  })

  it('a lead mail shows a ticked checkbox as yes', () => {
    const {text} = letterOf(storedLead({payload: {is_whatsapp_number: true}}))
    assert.match(text, /^WhatsApp number: yes$/m)
  })

  it('a lead mail with files says how to get them, by an id of ours alone', () => {
    const media = {path: 'uploads/1/1.pdf', sha256: 's', name: '; rm', type: 'x/y', size: 1}
    const id = crypto.randomUUID()
    const command = `To get them: npm run leads -- files ${id} DIR, on the server`
    assert.ok(letterOf(storedLead({id, payload: {media}})).text.includes(command))
    assert.ok(!letterOf(storedLead({id: '$(id)', payload: {media}})).text.includes('npm run'))
    assert.ok(!letterOf(storedLead({id, payload: {}})).text.includes('npm run'))
  })

  it('the HTML of a lead mail escapes markup and keeps line breaks of its lead', () => {
    const payload = {name: `<b>"L" & 'x'</b>`, message: 'Two\nlines\nand three'}
    const {html} = letterOf(storedLead({id: 'the-id', payload}))
    const row = (label: string, value: string) =>
      `<tr><th align="left" valign="top">${label}</th><td dir="auto">${value}</td></tr>`
    assert.equal(
      html,
      [
        '<!doctype html><html lang="en"><meta charset="utf-8"><body>',
        '<h3>Contact</h3><table>',
        row('Name', "&lt;b&gt;&quot;L&quot; &amp; 'x'&lt;/b&gt;"),
        row('Message', 'Two<br>lines<br>and three'),
        '</table><h3>Where it came from</h3><table>',
        row('Received', '21 November 2026 at 12:00, Dubai'),
        row('Reference', 'the-id'),
        '</table></body></html>',
      ].join(''),
    )
  })

  describe('subject of a lead mail', () => {
    const forms: [form: string, words: string][] = [
      ['contact', 'Contact'],
      ['newsletter', 'Newsletter'],
      ['createBooking', 'Book Now'],
      ['createTeamMemberContact', 'Team Contact'],
      ['addListWithUs', 'List With Us'],
      ['applyForJobApplication', 'Job Application'],
      ['aFormOfTomorrow', 'aFormOfTomorrow'],
    ]
    for (const [form, words] of forms) {
      it(`the mail subject of form ${form} starts with "${words}"`, () => {
        assert.equal(subjectOf({form, payload: {name: 'Layla'}}), `${words}: Layla`)
      })
    }

    it('the mail subject names the partner and marks possible spam', () => {
      assert.equal(
        subjectOf({partner: 'gulf-homes', suspectedSpam: 'forged token', payload: {name: 'L'}}),
        '[Possible spam] Contact: L (gulf-homes)',
      )
    })

    it('the mail subject keeps an Arabic name and an Arabic partner apart', () => {
      const payload = {name: 'ليلى حداد'}
      assert.equal(subjectOf({payload}), 'Contact: \u2068ليلى حداد\u2069')
      assert.equal(
        subjectOf({payload, partner: 'بوابة الخليج'}),
        'Contact: \u2068ليلى حداد\u2069 (\u2068بوابة الخليج\u2069)',
      )
    })

    it('the mail subject falls back to the email address, then to the form alone', () => {
      assert.equal(subjectOf({payload: {email: 'l@example.com'}}), 'Contact: l@example.com')
      assert.equal(subjectOf({payload: {}}), 'Contact')
    })

    it('the mail subject stays one line when a visitor sends line breaks', () => {
      const partner = 'a\r\nBcc: b@example.com'
      assert.equal(
        subjectOf({partner, payload: {name: ' Eve\r\nBcc: x \u202e\u2028y\t'}}),
        'Contact: Eve Bcc: x y (a Bcc: b@example.com)',
      )
    })
  })

  it('oneLine() trims visitor text and cuts it to 80 characters', () => {
    assert.equal(oneLine(` ${'x'.repeat(90)}`), 'x'.repeat(80))
    assert.equal(oneLine('x'.repeat(79)), 'x'.repeat(79))
    assert.equal(oneLine('  \0 '), '')
  })

  it('oneLine() keeps the joiners of Persian words and emoji, and cuts no emoji in two', () => {
    assert.equal(oneLine('علی\u200cرضا'), 'علی\u200cرضا')
    assert.equal(oneLine('👨\u200d👩\u200d👧 Sara'), '👨\u200d👩\u200d👧 Sara')
    assert.equal(oneLine(`${'x'.repeat(79)}😀😀`), `${'x'.repeat(79)}😀`)
    assert.equal(oneLine(`${'x'.repeat(77)}👨\u200d👩\u200d👧`), 'x'.repeat(77))
  })
})
