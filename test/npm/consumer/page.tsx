/** An application that is bundled: a wrapper, and another element by its tag. */
import {configure} from '@ocp/real-estate-widgets'
import {BookNow} from '@ocp/real-estate-widgets/react'
import '@ocp/real-estate-widgets/newsletter'
import '@ocp/real-estate-widgets/react-jsx'
import {createRoot} from 'react-dom/client'

const {settings} = document.body.dataset
configure(JSON.parse(settings ?? '{}'))

const output = document.createElement('output')
document.body.append(output)
const report = (text: string) => output.append(`${text} `)

createRoot(document.querySelector('main') as HTMLElement).render(
  <>
    <BookNow
      ref={element => report(`ref:${element?.localName}`)}
      className="book"
      onOcpReady={() => report('ready')}
      onOcpOpen={() => report('open')}
      onOcpSubmit={({detail}) => report(`submit:${detail.form}`)}
    >
      <a href="/contact">Write to us</a>
    </BookNow>
    <ocp-newsletter heading="Letters" onocp-ready={() => report('newsletter')} />
  </>,
)
