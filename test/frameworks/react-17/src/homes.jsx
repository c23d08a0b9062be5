import {configure} from '@ocp/real-estate-widgets'
import {BookNow} from '@ocp/real-estate-widgets/react'
import {StrictMode, useEffect, useState} from 'react'

configure({api: 'https://API', site: 'https://HOST', partner: 'your-id'})

const Homes = () => (
  <>
    <a href="#about">About</a>
    <BookNow onOcpSubmit={event => console.log(event.detail.form)}>
      <a href="https://HOST/contact-us">Contact us</a>
    </BookNow>
  </>
)

/** Instead of your router. */
export function App() {
  const [page, setPage] = useState(location.hash)
  useEffect(() => {
    const show = () => setPage(location.hash)
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [])
  return <StrictMode>{page === '#about' ? <h1>About</h1> : <Homes />}</StrictMode>
}
