import type {TermsAndConditions} from './document.ts'

const text: TermsAndConditions = {
  opening: [
    'These terms apply to everybody who uses this site. They say what you may rely on here, what you may not, and which law decides.',
  ],
  sections: {
    'who-we-are': {
      heading: 'Who we are',
      content: [
        'This site is run by {entity}, trading as {agency} (“we”), at {address}. We are a real estate broker registered with the Dubai Land Department (“DLD”) and its Real Estate Regulatory Agency (“RERA”) under office registration number (ORN) {orn}.',
      ],
    },
    'using-the-site': {
      heading: 'Using this site',
      content: [
        'By using this site you agree to these terms. If you do not agree, please do not use it. Looking costs nothing and needs no account.',
        'The site is meant for people of full legal age. Who acts for a company confirms that they may do so.',
      ],
    },
    listings: {
      heading: 'Listings are invitations, not offers',
      content: [
        'What we show of properties, projects and open houses invites you to enquire. It is no offer that could be accepted, no promise that a property is still to be had, and no part of a contract. A sale or a lease comes about only by a written contract between its parties, in the form that the law and the DLD prescribe.',
        'We describe each property with care, from what its owner, developer or landlord has told us and from the public record. It may change, be withdrawn, sold or let without notice. Satisfy yourself of everything that matters to you, by viewing, by reading the title and the contract, and with advice of your own, before you decide.',
        'The same is true of guides, news, blog articles and answers to frequent questions. They inform; they are no legal, tax or investment advice. What a property has earned before says nothing certain of what it will earn.',
      ],
    },
    permits: {
      heading: 'Permits and registration',
      content: [
        'A property in Dubai may be advertised only with a permit of the DLD. Where we advertise one, its page names the permit number, our ORN, the agent’s registration number (BRN) and the code with which the permit can be checked with the DLD. A listing whose permit has ended is taken off our lists.',
        'If the particulars on this site differ from those of the permit, those of the permit apply. Please tell us, and we correct ours. Properties in other emirates follow the rules of the emirate in which they lie.',
      ],
    },
    prices: {
      heading: 'Prices and measures',
      content: [
        'Prices are in dirhams of the United Arab Emirates (AED). They are asking prices unless something else is said, and do not include the fees of the DLD, registration, trustees, mortgages, agents and service charges, nor taxes. A rent is for the period that stands beside it.',
        'Areas, distances, numbers of rooms and dates of completion are those that we have been given, and may be approximate.',
      ],
    },
    'pictures-and-plans': {
      heading: 'Pictures, films and plans',
      content: [
        'Pictures and films may be photographs, renderings or impressions by an artist, above all where a project is not yet built. Furniture, planting, views and colours in them are no part of what is sold or let. Floor plans show an arrangement and are not to scale; brochures are those of the developer unless they say otherwise. Maps show approximate positions.',
      ],
    },
    'working-with-us': {
      heading: 'When you work with us',
      content: [
        'An enquiry, a booking or a viewing obliges you to nothing. We act for you as your broker only on the grounds of a written agreement in the form that RERA prescribes, which also says what our services cost.',
        'Before a transaction the law obliges us to establish who the parties are and where the money comes from. Money for a property is never paid because of this site alone: ask us in person, at {phone}, before you transfer anything.',
      ],
    },
    'what-you-send': {
      heading: 'What you send us',
      content: [
        {
          list: [
            'Enquiries, bookings and subscriptions: give your own particulars, and true ones. You may write for somebody else only with their consent.',
            'A property to list: send only what belongs to you or what its owner has authorised you to offer, and only pictures that you may use. You allow us to use these pictures and particulars to value the property and, once an agreement and a permit are there, to advertise it. Sending a property is no commission, and we need not accept it.',
            'Job applications: what you tell us has to be true and your own. An application is no promise of employment.',
          ],
        },
        'Do not send anything that is against the law, that injures the rights of others, or that is meant to do harm to our systems. We may delete such things and, where a law asks for it, report them.',
      ],
    },
    'fair-use': {
      heading: 'Fair use',
      content: [
        'You may read, print, share and link to the pages of this site for your own purposes. Without our written consent you may not',
        {
          list: [
            'copy listings, pictures or texts in order to publish them elsewhere, or collect them by machine, beyond what search engines and our feeds do;',
            'get round technical limits, test the security of our systems or burden them unusually;',
            'pretend to be somebody else, or send forms by machine;',
            'advertise a property of ours as your own.',
          ],
        },
      ],
    },
    others: {
      heading: 'Links, maps and services of others',
      content: [
        'This site leads to sites and services of others: to developers, the press, public maps, calendars, social networks and WhatsApp. Satellite pictures on our maps and some films come from others, too. We choose these with care but do not run them: for what is there, those answer who run it, on their own terms.',
      ],
    },
    'partner-pages': {
      heading: 'Our widgets on the pages of partners',
      content: [
        'Partners may show our widgets on their own pages. For what we show in a widget these terms apply; for the rest of the page, the terms of the partner. A partner does not speak for us and cannot conclude contracts in our name. Whoever sends a form in such a widget sends it to us.',
        'Anybody who puts our widgets on a page leaves our name, the particulars of permits and the links in them as they are, and does not use them beside content that is against the law of the United Arab Emirates. We may end a partner’s use at any time.',
      ],
    },
    'rights-in-content': {
      heading: 'Rights in the content',
      content: [
        'Texts, pictures, films, drawings, the design, the software and the name {agency} belong to us or to those who have allowed us to use them, and are protected by law. Marks and names of developers, of the press and of others belong to them. Nothing on this site grants a right to any of it beyond what these terms allow.',
      ],
    },
    liability: {
      heading: 'Availability and liability',
      content: [
        'We run this site with care, but we do not promise that it is always there, free of errors, or that everything in it is complete and up to date. We may change or end it, or parts of it, at any time.',
        'As far as the law allows, we are not liable for loss that comes from relying on this site alone, from its not being available, from services of others, or from what others send. Nothing in these terms limits a liability that the law does not allow to limit, in particular for fraud and for gross error, nor the rights that consumers have by law.',
      ],
    },
    privacy: {
      heading: 'Personal data',
      content: [
        'What we do with personal data, and what rights you have, is said in our [Privacy Policy](/privacy-policy).',
      ],
    },
    changes: {
      heading: 'Changes to these terms',
      content: [
        'We may change these terms, for example when the site or the law changes. The terms that stand here when you use the site apply; the date above says when they were last changed. Should a part of them be invalid, the others remain in force.',
      ],
    },
    'law-and-courts': {
      heading: 'Law and courts',
      content: [
        'These terms, and what follows from using this site, are governed by the laws of the United Arab Emirates as applied in the Emirate of Dubai. The courts of Dubai have exclusive jurisdiction, unless the law gives another body of Dubai the decision, such as those of the DLD for matters of brokers and tenancies. Please talk to us first: most things can be settled in a conversation.',
      ],
    },
    language: {
      heading: 'Language',
      content: [
        'These terms are published in English, French and Russian. The English text prevails over the others; where the law of the United Arab Emirates or a court requires Arabic, the Arabic text prevails.',
      ],
    },
    contact: {
      heading: 'How to reach us',
      content: ['{entity}, {address}. E-mail {mail}, phone {phone}.'],
    },
  },
}

export default text
