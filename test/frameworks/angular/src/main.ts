import {Component, provideZonelessChangeDetection} from '@angular/core'
import {bootstrapApplication} from '@angular/platform-browser'
import {provideRouter, RouterOutlet} from '@angular/router'
import {Homes} from './homes'

@Component({selector: 'app-about', template: '<h1>About</h1>'})
class About {}

@Component({selector: 'app-root', imports: [RouterOutlet], template: '<router-outlet />'})
class Root {}

const routes = [
  {path: '', component: Homes},
  {path: 'about', component: About},
]
bootstrapApplication(Root, {providers: [provideRouter(routes), provideZonelessChangeDetection()]})
