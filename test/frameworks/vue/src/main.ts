import {createApp, h} from 'vue'
import {createRouter, createWebHistory, RouterView} from 'vue-router'
import Homes from './Homes.vue'

const About = {render: () => h('h1', 'About')}
const routes = [
  {path: '/', component: Homes},
  {path: '/about', component: About},
]
createApp(RouterView)
  .use(createRouter({history: createWebHistory(), routes}))
  .mount('#app')
