/**
 * Embeds of competitors: a button with a dialog behind it, set up as their own documentation says.
 */
import {comparedFile} from '../compared.ts'
import type {StaticServer} from '../static-server.ts'
import {bareHtml, type Subject} from './subject.ts'

const FORM_HOST = 'https://form.typeform.com'

export async function competitors(cdn: StaticServer, partner: StaticServer): Promise<Subject[]> {
  const add = async (path: string, type: string) =>
    cdn.add(`/${path}`, type, await comparedFile(path))
  const script = (path: string) => add(path, 'text/javascript')
  const style = async (path: string) =>
    `<link rel="stylesheet" href="${await add(path, 'text/css')}">`
  const page = (name: string, head: string, body: string) =>
    partner.add(`/${name}.html`, 'text/html', bareHtml(head, body))

  const docSearch = await page(
    'docsearch',
    await style('@docsearch/css/dist/style.css'),
    `<div id="search"></div>
    <script src="${await script('@docsearch/js/dist/umd/index.js')}"></script>
    <script>docsearch({container: '#search', appId: 'R2IYF7ETH7', indexName: 'docsearch', apiKey: 'none'})</script>`,
  )
  const typeform = await page(
    'typeform',
    await style('@typeform/embed/build/css/popup.css'),
    `<div id="place"></div>
    <script src="${await script('@typeform/embed/build/index.js')}"></script>
    <script>
      const popup = embed.createPopup('speed')
      const button = document.createElement('button')
      button.id = 'open'
      button.textContent = 'Contact us'
      button.onclick = popup.open
      document.querySelector('#place').append(button)
    </script>`,
  )
  return [
    {
      name: 'DocSearch',
      url: docSearch,
      signs: {
        visible: '.DocSearch-Button',
        press: '.DocSearch-Button',
        ...{usable: '.DocSearch-Input', focusable: true},
      },
    },
    {
      // Its form is a page of theirs. A stub answers at once, so that it costs no network here.
      name: 'Typeform popup',
      against: 'DocSearch',
      url: typeform,
      signs: {
        ...{visible: '#open', press: '#open'},
        usable: '.tf-v1-iframe-wrapper[style*="opacity: 1"]',
      },
      stub: page =>
        page.route(`${FORM_HOST}/**`, route =>
          route.fulfill({contentType: 'text/html', body: '<!doctype html><input autofocus>'}),
        ),
    },
  ]
}
