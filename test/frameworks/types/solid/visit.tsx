import '@ocp/real-estate-widgets/solid-jsx'

export const Visit = () => (
  <>
    <ocp-book-now
      class="visit"
      mode="inline"
      attr:partner="your-id"
      ref={element => element.label}
      on:ocp-submit={event => event.detail.form.length}
    >
      <a href="/contact">Contact us</a>
    </ocp-book-now>
    <ocp-contact-form from-url="/villas" />
    <ocp-property-list
      limit="3"
      minPrice="1000000"
      on:ocp-search={({detail}) => detail.query.place}
    />
    <ocp-reviews
      prop:reviews={[{author_name: 'Layla', rating: 5, text: 'They found the house.'}]}
    />
    {/* @ts-expect-error: no such mode */}
    <ocp-book-now mode="sideways" />
    {/* @ts-expect-error: no such attribute */}
    <ocp-newsletter headings="Letters" />
    {/* @ts-expect-error: an event's detail has its own type */}
    <ocp-newsletter on:ocp-submit={event => event.detail.statusCode} />
    {/* @ts-expect-error: a booking is no search */}
    <ocp-book-now on:ocp-search={() => {}} />
    {/* @ts-expect-error: no such element */}
    <ocp-book-later />
  </>
)
