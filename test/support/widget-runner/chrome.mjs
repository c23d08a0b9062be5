// The browser of the widget tests.
import {chromeLauncher} from '@web/test-runner-chrome'
import {findChromium} from '../browser/browser.ts'

/** Each page is as a visitor's only one: in front, with the focus, and with its own storage. */
export const chrome = async () =>
  chromeLauncher({
    launchOptions: await findChromium(),
    async createPage({browser}) {
      const page = await (await browser.createBrowserContext()).newPage()
      await page.emulateFocusedPage(true)
      return page
    },
  })
