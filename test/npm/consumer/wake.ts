/** The import of a page whose widgets a server has rendered. */
import '@ocp/real-estate-widgets/book-now'
import '@ocp/real-estate-widgets/contact-form'
import '@ocp/real-estate-widgets/listing'
import '@ocp/real-estate-widgets/newsletter'
import '@ocp/real-estate-widgets/open-house-carousel'
import '@ocp/real-estate-widgets/property-search'
import '@ocp/real-estate-widgets/reviews'
