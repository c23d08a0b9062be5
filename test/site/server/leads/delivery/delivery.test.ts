import assert from 'node:assert/strict'
import {afterEach, beforeEach, describe, it} from 'node:test'
import {leadHooks} from '#server/lead-hooks.ts'
import {type Delivery, startDelivery} from '#server/leads/delivery/delivery.ts'
import type {DeliverySettings} from '#server/leads/delivery/settings.ts'
import {channelNames} from '#server/leads/delivery/settings.ts'
import {leadStore} from '#server/leads/lead-store.ts'
import {openMailer} from '#server/platform/mail/mailer.ts'
import {type Outbox, openOutbox} from '#server/platform/outbox/outbox.ts'
import {useDatabase} from '../../support/databases/one-database.ts'
import {leadOf, type TestLog, testLog} from '../../support/leads/leads.ts'
import {type MailServer, startMailServer} from '../../support/leads/mail-server.ts'
import {type Receiver, startReceiver} from '../../support/leads/receiver.ts'

const HOUR = 3_600_000

describe('lead delivery', () => {
  const one = useDatabase()
  let receiver: Receiver
  let mailServer: MailServer
  let settings: DeliverySettings
  let logged: TestLog
  const started: Outbox[] = []
  beforeEach(async () => {
    logged = testLog()
    receiver = await startReceiver()
    mailServer = await startMailServer()
    const port = Number(new URL(mailServer.url).port)
    settings = {
      webhook: {url: receiver.url, secret: 'the agency knows this too'},
      mail: {
        to: ['sales@agency.example'],
        from: {name: '', address: 'web@agency.example'},
        toAgents: false,
        server: {host: '127.0.0.1', port, secure: false, login: undefined},
      },
    }
  })
  afterEach(async () => {
    for (const outbox of started.splice(0)) await outbox.close()
    await receiver.close()
  })

  function start(own = settings) {
    const {database} = one
    const pauses = {first: HOUR, longest: HOUR, look: HOUR}
    const outbox = openOutbox({database, log: logged.log, pauses})
    started.push(outbox)
    const delivery: Delivery = startDelivery({
      ...{database, outbox, settings: own, log: logged.log},
      mailer: openMailer(own.mail),
      hooks: leadHooks,
      siteUrl: 'https://agency.example',
    })
    return {...delivery, close: outbox.close}
  }
  const store = (name: string, own = settings) =>
    leadStore({database: one.database, channels: channelNames(own), hooks: leadHooks}).insert([
      leadOf(name),
    ])
  const isLogged = async (message: string, times: number) => {
    while (logged.messages().filter(each => each === message).length < times) {
      await new Promise(resolve => setImmediate(resolve))
    }
  }

  it('channelNames() lists the channels that have settings', () => {
    const {webhook, mail} = settings
    assert.deepEqual(channelNames(settings), ['webhook', 'mail'])
    assert.deepEqual(channelNames({webhook, mail: undefined}), ['webhook'])
    assert.deepEqual(channelNames({webhook: undefined, mail}), ['mail'])
    const toAgents = mail && {...mail, toAgents: true}
    assert.deepEqual(channelNames({webhook: undefined, mail: toAgents}), ['mail', 'agent'])
    assert.deepEqual(channelNames({webhook: undefined, mail: undefined}), [])
  })

  it('lead delivery sends leads stored before its start through each channel', async () => {
    await store('A')
    start()
    await isLogged('lead delivered', 2)
    assert.deepEqual([receiver.received.length, mailServer.mails.length], [1, 1])
  })

  for (const channel of ['webhook', 'mail'] as const) {
    it(`lead delivery uses only ${channel} when only ${channel} is configured`, async () => {
      const own = {webhook: undefined, mail: undefined, [channel]: settings[channel]}
      await store('A')
      start(own)
      await isLogged('lead delivered', 1)
      assert.deepEqual(
        [receiver.received.length, mailServer.mails.length],
        channel === 'webhook' ? [1, 0] : [0, 1],
      )
    })
  }

  it('lead delivery sends a newly stored lead through each channel after wake()', async () => {
    const {wake} = start()
    await store('A')
    wake()
    await isLogged('lead delivered', 2)
  })

  it('retry() repeats failed deliveries and returns their number', async () => {
    receiver.answer = () => ({status: 410})
    const own = {...settings, mail: undefined}
    await store('A', own)
    const {retry, counts} = start(own)
    await isLogged('delivery failed permanently', 1)
    while ((await counts())[0]?.state !== 'failed');
    receiver.answer = () => ({status: 200})
    assert.equal(await retry(), 1)
    await isLogged('lead delivered', 1)
    assert.equal(receiver.received.length, 2)
  })

  it('close() waits for deliveries in progress on each channel and starts no others', async () => {
    let finish = () => {}
    receiver.answer = () =>
      new Promise(resolve => {
        finish = () => resolve({status: 200})
      })
    await store('A')
    const delivery = start()
    await receiver.has(1)
    await mailServer.has(1)
    let isClosed = false
    const closed = delivery.close().then(() => {
      isClosed = true
    })
    await isLogged('lead delivered', 1)
    assert.equal(isClosed, false)
    finish()
    await closed
    assert.equal(logged.messages().length, 2)
    delivery.wake()
    await store('B')
    assert.equal(receiver.received.length, 1)
  })
})
