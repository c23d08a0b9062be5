import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {letterOf, oneLine} from '../../../../../site/server/leads/delivery/letter.ts'
import {storedLead} from '../../support/leads/leads.ts'

const subjectOf = (more: Parameters<typeof storedLead>[0]) => letterOf(storedLead(more)).subject

describe('the mail about a lead', () => {
  it('says what was filled in, which files came, and where it came from', () => {
    const lead = storedLead({
      form: 'addListWithUs',
      id: 'the-id',
      partner: 'gulf-homes',
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
        'Property images: sea.png (2 kB), uploads/1/1.png in DATA_DIR',
        '',
        'Where it came from',
        'Received: 21 November 2026 at 12:00, Dubai',
        'Page: list-with-us',
        'Partner: gulf-homes',
        'Language: fr',
        'utm_source: portal',
        'gclid: g1',
        'Possible spam: too fast',
        'Reference: the-id',
        '',
      ].join('\n'),
    )
  })

  it('leaves out what there is nothing to say about', () => {
    const {text} = letterOf(storedLead({id: 'the-id', payload: {}}))
    assert.equal(
      text,
      'Where it came from\nReceived: 21 November 2026 at 12:00, Dubai\nReference: the-id\n',
    )
  })

  it('says yes for a box that was ticked', () => {
    const {text} = letterOf(storedLead({payload: {is_whatsapp_number: true}}))
    assert.match(text, /^WhatsApp number: yes$/m)
  })

  it('has the same words in HTML, as text and never as markup', () => {
    const payload = {name: `<b>"L" & 'x'</b>`, message: 'Two\nlines\nand three'}
    const {html} = letterOf(storedLead({id: 'the-id', payload}))
    const row = (label: string, value: string) =>
      `<tr><th align="left" valign="top">${label}</th><td>${value}</td></tr>`
    assert.equal(
      html,
      [
        '<!doctype html><html lang="en"><meta charset="utf-8"><body>',
        '<h3>Contact</h3><table>',
        row('Name', '&lt;b&gt;&quot;L&quot; &amp; &#39;x&#39;&lt;/b&gt;'),
        row('Message', 'Two<br>lines<br>and three'),
        '</table><h3>Where it came from</h3><table>',
        row('Received', '21 November 2026 at 12:00, Dubai'),
        row('Reference', 'the-id'),
        '</table></body></html>',
      ].join(''),
    )
  })

  describe('has a subject', () => {
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
      it(`that names the form: ${words}`, () => {
        assert.equal(subjectOf({form, payload: {name: 'Layla'}}), `${words}: Layla`)
      })
    }

    it('that names the partner, and what may be spam', () => {
      assert.equal(
        subjectOf({partner: 'gulf-homes', suspectedSpam: 'forged token', payload: {name: 'L'}}),
        '[Possible spam] Contact: L (gulf-homes)',
      )
    })

    it('with the address where there is no name, and without either', () => {
      assert.equal(subjectOf({payload: {email: 'l@example.com'}}), 'Contact: l@example.com')
      assert.equal(subjectOf({payload: {}}), 'Contact')
    })

    it('in one line, whatever a stranger wrote', () => {
      const partner = 'a\r\nBcc: b@example.com'
      assert.equal(
        subjectOf({partner, payload: {name: ' Eve\r\nBcc: x \u202e\u2028y\t'}}),
        'Contact: Eve Bcc: x y (a Bcc: b@example.com)',
      )
    })
  })

  it('has no more than 80 characters of a stranger in one place', () => {
    assert.equal(oneLine(` ${'x'.repeat(90)}`), 'x'.repeat(80))
    assert.equal(oneLine('x'.repeat(79)), 'x'.repeat(79))
    assert.equal(oneLine('  \0 '), '')
  })
})
