/** A page in React: wrappers, and the tags themselves. */
import type {BookNowElement} from '@ocp/real-estate-widgets'
import {BookNow, type BookNowProps, PropertyList, Reviews} from '@ocp/real-estate-widgets/react'
import {NeighbourhoodMap} from '@ocp/real-estate-widgets/react/neighbourhood-map'
import '@ocp/real-estate-widgets/react-jsx'
import {useRef} from 'react'

const props: BookNowProps = {mode: 'inline', partner: 'gulf-homes', className: 'book'}

export function Page() {
  const ref = useRef<BookNowElement>(null)
  return (
    <main>
      <BookNow
        {...props}
        ref={ref}
        id="book"
        data-place="hero"
        onOcpSubmit={event => event.detail.message.length}
        onOcpError={({detail}) => detail.statusCode?.toFixed()}
        onClick={event => event.currentTarget.label}
      >
        <a href="/contact">Write to us</a>
      </BookNow>
      {/* @ts-expect-error: no such mode */}
      <BookNow mode="sideways" />
      {/* @ts-expect-error: a booking is no search */}
      <BookNow onOcpSearch={() => {}} />
      {/* @ts-expect-error: an event's detail has its own type */}
      <BookNow onOcpSubmit={event => event.detail.statusCode} />
      {/* @ts-expect-error: no such property */}
      <BookNow fromUrl="/" />
      <PropertyList limit={3} minPrice="1000000" onOcpSearch={({detail}) => detail.query.place} />
      <PropertyList sentence="2 bed near the marina" maxArea="1500" />
      <Reviews reviews={[{author_name: 'Layla', rating: 5, text: 'They found the house.'}]} />
      <NeighbourhoodMap center={[25.08, 55.14]} list="none" />

      <ocp-book-now mode="inline" partner="gulf-homes" class="book" ref={ref} key="tag">
        <a href="/contact">Write to us</a>
      </ocp-book-now>
      <ocp-contact-form from-url="/villas" onocp-submit={event => event.detail.form} />
      <ocp-contact-form fromUrl="/villas" />
      {/* @ts-expect-error: no such mode */}
      <ocp-book-now mode="sideways" />
      {/* @ts-expect-error: no such attribute */}
      <ocp-newsletter headings="Letters" />
      {/* @ts-expect-error: an event's detail has its own type */}
      <ocp-newsletter onocp-submit={event => event.detail.statusCode} />
    </main>
  )
}
