import {thanks} from '#trade/contract/thanks.ts'
import type {Person} from './person.ts'

/** Books a viewing; the dialog first shows what is missing. */
export async function book(person: Person) {
  const dialog = 'Book Now'
  await person.click({role: 'button', name: 'Book Now'})
  await person.sees({role: 'dialog', name: dialog})
  await person.click({role: 'button', name: 'Send', dialog})
  await person.reads('Name is Required!')
  await person.fill('Name', 'Layla', {dialog})
  await person.fill('Phone', '971501234567', {dialog})
  await person.fill('Email', 'layla@example.com', {dialog})
  await person.click({role: 'radio', name: 'Buy', dialog})
  await person.click({role: 'button', name: 'Send', dialog})
  await person.reads(thanks.createBooking)
  await person.seesNo({role: 'dialog', name: dialog})
}
