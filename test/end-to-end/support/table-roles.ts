/** Tables as people who do not see them have them. */
import type {Page} from 'playwright-core'

/** The roles of a page's tables and of what is in them, as the browser reports them. */
export async function tableRoles(page: Page) {
  const session = await page.context().newCDPSession(page)
  const {nodes} = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ignored}) => !ignored)
    .map(({role}) => role?.value)
    .filter(isOfTable)
    .sort()
}

const isOfTable = (role: string) =>
  /^(table|row|rowgroup|caption|cell|columnheader|rowheader)$/.test(role)
