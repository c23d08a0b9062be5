/** @jsxImportSource preact */
import {configure} from '@ocp/real-estate-widgets'
import {render} from 'preact'
import {useEffect, useState} from 'preact/hooks'

configure({api: 'https://API', site: 'https://HOST', partner: 'your-id'})
await import('@ocp/real-estate-widgets/book-now')

const Homes = () => (
  <>
    <a href="#about">About</a>
    <ocp-book-now onocp-submit={event => console.log(event.detail.form)}>
      <a href="https://HOST/contact-us">Contact us</a>
    </ocp-book-now>
  </>
)

/** Instead of your router. */
function App() {
  const [page, setPage] = useState(location.hash)
  useEffect(() => {
    const show = () => setPage(location.hash)
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [])
  return page === '#about' ? <h1>About</h1> : <Homes />
}

render(<App />, document.getElementById('app'))
