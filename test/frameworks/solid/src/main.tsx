import {A, Route, Router} from '@solidjs/router'
import {render} from 'solid-js/web'
import '@ocp/real-estate-widgets/solid-jsx' // types only

const Homes = () => (
  <>
    <A href="/about">About</A>
    <ocp-book-now on:ocp-submit={event => console.log(event.detail.form)}>
      <a href="https://HOST/contact-us">Contact us</a>
    </ocp-book-now>
  </>
)

render(
  () => (
    <Router>
      <Route path="/" component={Homes} />
      <Route path="/about" component={() => <h1>About</h1>} />
    </Router>
  ),
  document.getElementById('app') as HTMLElement,
)
