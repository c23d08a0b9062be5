/** An application that is bundled: a wrapper, and another element by its tag. */
import {configure} from '@ocp/real-estate-widgets'
import {BookNow} from '@ocp/real-estate-widgets/react'
import '@ocp/real-estate-widgets/newsletter'
import '@ocp/real-estate-widgets/react-jsx'
import {createRoot} from 'react-dom/client'

const {settings} = document.body.dataset
configure(JSON.parse(settings ?? '{}'))

const heard = document.createElement('output')
document.body.append(heard)
const hear = (text: string) => heard.append(`${text} `)

createRoot(document.querySelector('main') as HTMLElement).render(
  <>
    <BookNow
      ref={element => hear(`ref:${element?.localName}`)}
      className="book"
      onOcpReady={() => hear('ready')}
      onOcpOpen={() => hear('open')}
      onOcpSubmit={({detail}) => hear(`submit:${detail.form}`)}
    >
      <a href="/contact">Write to us</a>
    </BookNow>
    <ocp-newsletter heading="Letters" onocp-ready={() => hear('newsletter')} />
  </>,
)
