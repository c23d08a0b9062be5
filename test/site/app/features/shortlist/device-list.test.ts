import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {
  deviceList,
  tidySlugs,
} from '../../../../../site/app/features/shortlist/device/device-list.ts'
import {
  forgetVisits,
  noteVisit,
  toggleCompared,
} from '../../../../../site/app/features/shortlist/device/edit-lists.ts'
import {
  compareOnDevice,
  recentOnDevice,
  shortlistOnDevice,
} from '../../../../../site/app/features/shortlist/device/lists.ts'
import {keepAll} from '../../../../../site/app/features/shortlist/device/shortlist.ts'
import {addressWith, nameFrom, slugsIn} from '../../../../../site/app/features/shortlist/slugs.ts'

const many = (count: number) => Array.from({length: count}, (_, at) => `home-${at}`)

describe('slug lists stored on the device', () => {
  beforeEach(() => {
    for (const list of [shortlistOnDevice, compareOnDevice, recentOnDevice]) list.change(() => [])
  })

  it('the recent list stores the last 12 homes, newest first, and can be cleared', () => {
    for (const slug of many(14)) noteVisit(slug)
    noteVisit('home-5')
    assert.deepEqual(recentOnDevice.slugs.value.slice(0, 3), ['home-5', 'home-13', 'home-12'])
    assert.equal(recentOnDevice.slugs.value.length, 12)
    forgetVisits()
    assert.deepEqual(recentOnDevice.slugs.value, [])
  })

  it('the compare list holds 4 homes and rejects a fifth until one is removed', () => {
    assert.deepEqual(many(5).map(toggleCompared), [true, true, true, true, false])
    assert.deepEqual(compareOnDevice.slugs.value, many(4))
    assert.equal(toggleCompared('home-1'), true)
    assert.equal(toggleCompared('home-4'), true)
    assert.deepEqual(compareOnDevice.slugs.value, ['home-0', 'home-2', 'home-3', 'home-4'])
  })

  it('keepAll adds only the shared homes that fit and returns how many did not', () => {
    shortlistOnDevice.change(() => many(22))
    assert.equal(keepAll(['home-1', 'new-1', 'new-2', 'new-3']), 1)
    assert.deepEqual(shortlistOnDevice.slugs.value, [...many(22), 'new-1', 'new-2'])
  })

  it('tidySlugs returns only unique valid slugs from untrusted data', () => {
    assert.deepEqual(tidySlugs(['a', 'a', 7, null, '', 'b c', 'x,y', '../z', 'вилла']), [
      'a',
      'вилла',
    ])
    for (const foreign of [null, 'a', 7, {0: 'a'}]) assert.deepEqual(tidySlugs(foreign), [])
  })

  it('a device list truncates a stored value that is longer than its limit', test => {
    Object.assign(globalThis, {addEventListener: () => {}})
    test.after(() => Reflect.deleteProperty(globalThis, 'addEventListener'))
    const read = (count: number) => {
      const list = deviceList('compare', 4)
      const storage = {getItem: () => JSON.stringify(many(count)), setItem: () => {}}
      list.follow(() => storage)
      return list.slugs.value
    }
    assert.deepEqual(read(3), many(3))
    assert.deepEqual(read(4), many(4))
    assert.deepEqual(read(9), many(4))
  })

  it('slugsIn reads the slugs of addressWith and of repeated form fields alike', () => {
    const slugs = ['marina-loft', 'вилла', 'a&b']
    const address = new URL(addressWith('/shortlist', slugs), 'http://site')
    assert.deepEqual(slugsIn(address.searchParams), slugs)
    assert.deepEqual(slugsIn(new URLSearchParams('properties=a&properties=b%2Cc')), ['a', 'b', 'c'])
    assert.equal(slugsIn(new URLSearchParams('x=1')), null)
    assert.equal(addressWith('/compare', []), '/compare')
    assert.equal(nameFrom('old-town-flat'), 'Old town flat')
  })
})
