/** Mails about viewings as the built site makes them: what is said, and in which language. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {type Locale, locales} from '#kit/i18n/locale.ts'
import {readDist} from '#server/http/dist.ts'
import {serveCurrentBuild} from '#server/http/served-build.ts'
import agency from '../../../../../site/content/demo/agency.json' with {type: 'json'}

const {renderer} = await readDist(serveCurrentBuild())
type Request = Parameters<typeof renderer.viewingLetter>[0]
type Mail = Request['mail']

const about: Mail['about'][] = [
  ...(['booked', 'moved', 'cancelled', 'declined', 'today', 'tomorrow', 'after'] as const),
]

const mail: Mail = {
  to: 'visitor',
  about: 'booked',
  starts: '2026-12-01T06:30:00.000Z',
  mode: 'person',
  agent: {name: 'Mina Darwish', phone: '+971 50 000 0001'},
  home: {name: 'Garden <Villa>', address: 'Frond B, Palm Jumeirah'},
  subject: '/properties/garden-villa',
  page: '/viewings/token',
  visitor: {name: 'Layla Haddad', phone: '+971501234567', email: 'layla@example.com'},
}

const letter = (more: Partial<Mail> = {}, locale: Locale = 'en') =>
  renderer.viewingLetter({
    ...{locale, siteUrl: 'https://agency.example', mail: {...mail, ...more}},
    agency: agency as unknown as Request['agency'],
  })

describe('mails about a viewing', () => {
  it('a booked viewing is told with its day and hour in Dubai, its place and the way to change it', async () => {
    const {subject, text, html, event} = await letter()
    assert.equal(
      subject,
      'Your viewing is booked, Garden <Villa>, Tuesday 1 December, 10:30 (Dubai time)',
    )
    for (const line of [
      'When: Tuesday 1 December, 10:30 (Dubai time)',
      'Where: Frond B, Palm Jumeirah',
      'Specialist: Mina Darwish',
      'Change or cancel\nhttps://agency.example/viewings/token',
    ])
      assert.ok(text.includes(line), `${line}\n\n${text}`)
    assert.match(html, /href="https:\/\/agency\.example\/viewings\/token"/)
    assert.match(html, /Garden &lt;Villa&gt;/)
    assert.deepEqual(
      [event.title, event.location],
      ['Viewing: Garden <Villa>', 'Frond B, Palm Jumeirah'],
    )
    assert.match(event.notes, /https:\/\/agency\.example\/viewings\/token/)
  })

  it('a visitor’s mail has none of the visitor’s own numbers, and the agent’s has them', async () => {
    const own = await letter()
    assert.doesNotMatch(own.text + own.html, /layla@|1234567/)
    const {text, event} = await letter({to: 'agent'})
    for (const line of ['Name: Layla Haddad', 'Phone: +971501234567', 'Email: layla@example.com'])
      assert.ok(text.includes(line), line)
    assert.equal(event.title, 'Viewing: Layla Haddad')
  })

  it('a viewing by video has no address, and one without a home is at the office', async () => {
    const video = await letter({mode: 'video'})
    assert.match(video.text, /Where: By video: Mina Darwish will send you the link\./)
    const {text} = await letter({home: undefined})
    assert.match(text, /Where: Office 0000, Marasi Drive, Business Bay/)
  })

  it('a cancelled viewing leads to the hours of its home, and a declined one to those of its page', async () => {
    const cancelled = await letter({about: 'cancelled'})
    assert.match(cancelled.text, /Choose another hour\nhttps:\/\/\S+\/properties\/garden-villa\n/)
    const declined = await letter({about: 'declined'})
    assert.match(declined.text, /Choose another hour\nhttps:\/\/\S+\/viewings\/token\n/)
  })

  it('a declined viewing does not read like an appointment at its hour', async () => {
    const {subject, text} = await letter({about: 'declined'})
    assert.equal(
      subject,
      'Please choose another time for your viewing, Garden <Villa> (instead of Tuesday 1 December, 10:30 (Dubai time))',
    )
    assert.match(text, /\nCancelled time: Tuesday 1 December/)
    assert.doesNotMatch(text, /When:/)
  })

  it('the event has the facts and its page in the reader’s language, and no words about the mail', async () => {
    const {event} = await letter({}, 'fr')
    assert.equal(event.url, 'https://agency.example/viewings/token?lang=fr')
    assert.match(event.notes, /^Quand\u00a0: Mardi 1 décembre/)
    assert.doesNotMatch((await letter()).event.notes, /calendar/)
  })

  for (const locale of locales) {
    it(`every mail is whole in ${locale}, and keeps to that language`, async () => {
      const english = await letter()
      for (const to of ['visitor', 'agent'] as const) {
        for (const one of about) {
          const {subject, text, html} = await letter({to, about: one}, locale)
          assert.doesNotMatch(subject + text, /[{}]|undefined|null/)
          assert.match(html, new RegExp(`<html lang="${locale}"`))
          if (locale !== 'en') assert.notEqual(subject, english.subject)
        }
      }
      assert.match(
        (await letter({}, locale)).html,
        locale === 'ar' ? /dir="rtl"/ : /dir="ltr"|<html/,
      )
    })
  }
})
