'use client'

import {configure} from '@ocp/real-estate-widgets'
import {BookNow} from '@ocp/real-estate-widgets/react/book-now'

configure({api: 'https://API', site: 'https://HOST', partner: 'your-id'})

export const Visit = () => (
  <BookNow onOcpSubmit={event => console.log(event.detail.form)}>
    <a href="https://HOST/contact-us">Contact us</a>
  </BookNow>
)
