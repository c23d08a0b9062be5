/** Book Now as a visitor uses it, on any page. */
import assert from 'node:assert/strict'
import type {Frame, Locator, Page, Response} from 'playwright-core'

export interface Guest {
  Name: string
  Phone: string
  Email: string
}

export const layla: Guest = {
  Name: 'Layla Haddad',
  Phone: '+971 50 123 4567',
  Email: 'layla@example.com',
}

/** The specification's messages for an empty form, to the letter. */
export const EMPTY = ['Name is Required!', 'Phone is Required!', ' Required! ', 'Required!']
export const THANKS = 'Your booking request has been received.'

export async function openBookNow(page: Page | Frame): Promise<Locator> {
  await page.getByRole('button', {name: 'Book Now'}).click()
  return bookNowDialog(page)
}

/** The dialog, once it is open. */
export async function bookNowDialog(page: Page | Frame): Promise<Locator> {
  const dialog = page.getByRole('dialog', {name: 'Book Now'})
  await dialog.waitFor()
  return dialog
}

/** Presses Send; returns the messages beside the fields. */
export async function messagesOnSend(dialog: Locator): Promise<string[]> {
  await dialog.getByRole('button', {name: 'Send'}).click()
  const messages = dialog.locator('[part=error]')
  await messages.first().waitFor()
  return messages.allTextContents()
}

export async function fillIn(dialog: Locator, guest: Guest, wish: 'Rent' | 'Buy' = 'Buy') {
  for (const [label, value] of Object.entries(guest)) {
    await dialog.getByRole('textbox', {name: label, exact: true}).fill(value)
  }
  await dialog.getByRole('checkbox', {name: 'This is my WhatsApp number'}).check()
  await dialog.getByRole('radio', {name: wish}).check()
}

/** Returns true for the answer to a booking. */
export const isBooking = (response: Response) =>
  response.url().includes('/api/v1/user/createBooking') && response.request().method() === 'POST'

/** Sends the form and waits until the visitor has been thanked, where they read. */
export async function sendBooking(
  dialog: Locator,
  place: Page | Frame = dialog.page(),
): Promise<Response> {
  const answered = dialog.page().waitForResponse(isBooking)
  await dialog.getByRole('button', {name: 'Send'}).click()
  const response = await answered
  if (response.status() !== 200) assert.fail(`${response.status()} ${await response.text()}`)
  await place.getByText(THANKS).waitFor()
  await dialog.waitFor({state: 'detached'})
  return response
}
