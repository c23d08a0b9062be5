/** @jsxImportSource preact */
/** A page in Preact, which knows the tags themselves. */
import '@ocp/real-estate-widgets/newsletter'
import '@ocp/real-estate-widgets/preact-jsx'

export const Page = () => (
  <main>
    <ocp-newsletter
      heading="Letters"
      theme="dark"
      class="letters"
      onocp-submit={event => event.detail.form.length}
    />
    <ocp-property-list limit={3} min-price="1000000" min-area="900" sentence="2 bed" />
    <ocp-property-list limit="3" minPrice="1000000" results={null} />
    {/* @ts-expect-error: no such theme */}
    <ocp-newsletter theme="sepia" />
    {/* @ts-expect-error: no such attribute */}
    <ocp-newsletter headings="Letters" />
    {/* @ts-expect-error: an event's detail has its own type */}
    <ocp-newsletter onocp-submit={event => event.detail.statusCode} />
  </main>
)
