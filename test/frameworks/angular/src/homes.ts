import {Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core'
import {RouterLink} from '@angular/router'
import type {} from '@ocp/real-estate-widgets' // types only

@Component({
  selector: 'app-homes',
  imports: [RouterLink],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <a routerLink="/about">About</a>
    <ocp-book-now (ocp-submit)="sent($event.detail.form)">
      <a href="https://HOST/contact-us">Contact us</a>
    </ocp-book-now>
  `,
})
export class Homes {
  sent(form: string) {
    console.log(form)
  }
}
