import {html, LitElement} from 'lit'

class MyHomes extends LitElement {
  constructor() {
    super()
    addEventListener('hashchange', () => this.requestUpdate())
  }

  render() {
    if (location.hash === '#about') return html`<h1>About</h1>`
    return html`
      <a href="#about">About</a>
      <ocp-book-now @ocp-submit=${event => console.log(event.detail.form)}>
        <a href="https://HOST/contact-us">Contact us</a>
      </ocp-book-now>
    `
  }
}

customElements.define('my-homes', MyHomes)
