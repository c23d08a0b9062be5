import type {PrivacyPolicy} from './document.ts'

const text: PrivacyPolicy = {
  opening: [
    'You can look at everything on this site without telling us who you are. We learn something of you when you send it to us; we use it for what you ask of us, and for nothing else.',
  ],
  sections: {
    'who-we-are': {
      heading: 'Who is responsible',
      content: [
        '{entity}, trading as {agency} (“we”), decides why and how the personal data on this site are processed. We are a real estate broker in Dubai, registered with the Dubai Land Department under office registration number (ORN) {orn}. Our office is at {address}.',
        'This policy describes this site and our widgets on the pages of partners. It is governed by the data protection law of the United Arab Emirates, Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data (“PDPL”).',
      ],
    },
    enquiries: {
      heading: 'What you send us',
      content: [
        'A form is sent when you press its button, and not before. Until then what you type stays in the memory of that browser tab. The fields are these:',
        {
          names: [
            ['Enquiry', 'Name and phone number; in most forms also e-mail address and message.'],
            [
              'Enquiry to a member of the team',
              'The same, and whose page it was sent from, so that it reaches that person.',
            ],
            [
              'Book Now',
              'Name, phone number, whether that number is on WhatsApp, e-mail address, and whether you want to rent or to buy.',
            ],
            ['Newsletter', 'E-mail address.'],
            [
              'List with us',
              'Name, phone number, e-mail address, location and current valuation of the property, move-in date, and up to five pictures if you add them.',
            ],
            [
              'Job application',
              'The opening, name, phone number, e-mail address, experience, current and expected salary, availability, current location, and a resume if you add one.',
            ],
          ],
        },
        'With each of them our server keeps when it arrived, which form it was, a technical key and a checksum by which a repeated request is recognised, and, where there is one:',
        {
          list: [
            'the path of the page on which you wrote an enquiry;',
            'the language of the page;',
            'the partner on whose pages the form stood;',
            'the campaign that the page’s own address named (`utm_source`, `utm_medium`, `utm_campaign`, `utm_term`, `utm_content`, `gclid`, `fbclid`), which tells us which advertisement was read, not who you are;',
            'a note that a form may have been sent by a robot. It is made from a field that people do not see and from a signed time at which the page was opened. The note refuses nobody: a person reads every enquiry.',
          ],
        },
        'You need not fill in any form. Without the fields that are required we cannot answer you.',
      ],
    },
    files: {
      heading: 'Pictures and resumes',
      content: [
        'Pictures of a property are drawn anew when they arrive, and the file you sent is not kept. So the place, the time and the camera that a photograph carries inside are gone before it is stored.',
        'A resume is kept exactly as you sent it, with whatever its file says of its author. Of every file we also keep the name you gave it, its type, its size and a checksum.',
        'These files lie in a folder of our server to which no web address leads. Only those who operate the server can open them.',
      ],
    },
    purposes: {
      heading: 'Why we use it',
      content: [
        'We process what you send with your consent, which you give by sending it, and to take the steps that you ask for before and in a contract: to answer, to arrange a viewing, to value and advertise a property, to consider an application, to send the newsletter. We also process it where a law obliges us to, for example the rules for brokers and those against money laundering.',
        'An enquiry is not a subscription. We send the newsletter only to those who have subscribed to it, and we do not use your phone number for advertising unless you have agreed to that separately.',
        'Nothing about you is decided by a machine alone, and we draw up no profiles of visitors.',
      ],
    },
    visits: {
      heading: 'What is known of a visit',
      content: [
        'There are no advertising trackers on this site and no analytics services, neither ours nor those of others.',
        {
          list: [
            'We count visits: one number for each day. Nothing of the visitor is stored with it.',
            'The log of our server notes for a call which kind it was, whether it succeeded and how long it took. It has no internet address (IP address), no search terms and nothing that anybody wrote.',
            'So that nobody can flood our forms, the server counts how many were sent from an internet address within a minute. These counts are held in its memory alone; they are never written to a disk.',
            'What your browser says of itself tells our server whether it is on a phone. It is not stored.',
            'When you type a place into the search, the letters go to our server, which answers with suggestions. They are not stored.',
          ],
        },
        'Your internet address is, as anywhere on the internet, seen by the networks and computers that carry your request to our server and the answer back to you.',
      ],
    },
    'your-browser': {
      heading: 'What stays in your browser',
      content: [
        'This site keeps the following in your own browser. All of it serves what you do here; none of it follows you to other sites.',
        {
          names: [
            [
              '`language` (cookie)',
              'The language you have chosen. For one year; it is sent with each request, so that pages come in that language. It is set only when you choose a language.',
            ],
            ['`language` (local storage)', 'The same choice, until you clear it.'],
            ['`shortlist` (local storage)', 'The homes you have marked with a heart.'],
            ['`compare` (local storage)', 'The homes you have chosen to compare, at most four.'],
            [
              '`recent` (local storage)',
              'The last twelve homes you have looked at. You can clear the list where it is shown.',
            ],
            [
              '`download` (session storage)',
              'The brochure or floor plan that you have asked for, until you have it or close the tab.',
            ],
            [
              '`toast` (session storage)',
              'The message that a form was sent, until the page that follows shows it.',
            ],
            [
              '`token`, `user` (local storage)',
              'Only for members of our staff who are signed in: proof that they are, their name, e-mail address and kind of account. No form of this site sets them for visitors.',
            ],
          ],
        },
        'The lists hold the names that homes have in their addresses, and nothing else. They leave your browser only when a page asks our server for those homes in order to show them, or when you share a list yourself. You can delete everything in the settings of your browser; the site works without it.',
      ],
    },
    'services-of-others': {
      heading: 'Services of others',
      content: [
        'Texts, fonts, pictures and our own films come from our servers or from storage that we have rented. Others learn of your visit only in these cases:',
        {
          list: [
            'Maps: when a map comes into view, your browser asks {map} for satellite pictures. That provider sees your internet address, the address of this site and which part of the map you look at. The map names the makers of the pictures.',
            'Films of builders: a film on another site, such as YouTube, is fetched only when you press its picture. YouTube’s films are then shown from its address for playing without cookies, `www.youtube-nocookie.com`.',
            'Links: WhatsApp, social networks, calendars, public maps, the press and other sites learn of you when you follow a link to them. A link to WhatsApp may hold a prepared text that names the home; you send it yourself.',
            'Sharing: the share button hands the page’s address to your own device, which asks you what to do with it.',
          ],
        },
        'What happens there is a matter of their own privacy policies.',
      ],
    },
    'partner-pages': {
      heading: 'Our widgets on the pages of partners',
      content: [
        'Partners may show our search, lists, maps, projects and forms on their own sites. There, too, a form is sent directly to our server, with the name of the partner. Our widgets set no cookie on a partner’s site and keep nothing in your browser. They tell the partner’s page that a form was sent, never what was written in it.',
        'A link from such a widget to this site carries the partner’s name and the campaign that the partner’s address named. Photographs of those who have reviewed us come, where a partner shows reviews, from our storage or from the review service itself. For everything else on its pages the partner is responsible.',
      ],
    },
    recipients: {
      heading: 'Who receives it',
      content: [
        'Your enquiry is written to our own database. This site hands it to no other company: to no mailing service, no customer system of others, no advertising network. We do not sell personal data.',
        'It is read by those of our staff who deal with it. Beyond them it may reach',
        {
          list: [
            'companies that run servers, storage or databases for us, which may use it on our instructions only and are bound to secrecy;',
            'the other party to a transaction, its broker, a developer, a bank or the Dubai Land Department, as far as the transaction that you have asked for requires it;',
            'authorities and courts, where a law obliges us.',
          ],
        },
      ],
    },
    transfers: {
      heading: 'Transfers abroad',
      content: [
        'The site itself sends no enquiry to any place but our server. The services named under [Services of others](#services-of-others) may be in other countries; what they receive there is what is said above.',
        'Should a server or storage that we use stand outside the United Arab Emirates, we see to it that the data are protected there as Articles 22 and 23 of the PDPL require.',
      ],
    },
    retention: {
      heading: 'How long we keep it',
      content: [
        {
          names: [
            [
              'Enquiries, bookings, properties to list',
              'For as long as we work on them, and at most 24 months after our last contact.',
            ],
            [
              'Job applications and resumes',
              'Until the opening is filled, and at most 12 months after that.',
            ],
            ['Newsletter', 'Until you unsubscribe.'],
            ['Counts of visits', 'Without limit: they say nothing of anybody.'],
          ],
        },
        'Where a law prescribes a longer time, for example for the papers of a transaction, we keep those for that time. Records are not deleted by the clock: we delete them ourselves, with their files and with the copies that our server keeps against failures.',
      ],
    },
    security: {
      heading: 'How it is protected',
      content: [
        'What you send travels over an encrypted connection. Every field is checked on our server, files are judged by their content and not by their name, and our database, its copies and the files can be read only by those who operate the server.',
        'Should data nevertheless come into the wrong hands, and should that endanger your privacy, we inform you and the UAE Data Office as the law provides.',
      ],
    },
    'your-rights': {
      heading: 'Your rights',
      content: [
        'Under Articles 13 to 18 of the PDPL you may at any time, and free of charge,',
        {
          list: [
            'learn whether and how we process data of yours, who has received them, and get access to them;',
            'receive the data you gave us in a form that a machine can read, or have them passed on to somebody else, where that is possible;',
            'have wrong data corrected and incomplete data completed;',
            'have your data deleted, where no law obliges us to keep them;',
            'have the processing restricted, or object to it and have it stopped, in particular where it serves advertising;',
            'object to decisions that a machine alone has made; we make none;',
            'withdraw your consent. What was done before remains lawful.',
          ],
        },
        'A message to {mail} is enough; it is also the way to unsubscribe from the newsletter. We may ask for what we need to be sure that it is you, and answer within 30 days.',
        'If you believe that we break the law, you may complain to the UAE Data Office.',
      ],
    },
    children: {
      heading: 'Children',
      content: [
        'This site is made for adults. We do not knowingly collect data of anybody under 18. If a child has written to us, tell us, and we delete it.',
      ],
    },
    'changes-and-law': {
      heading: 'Changes, law and language',
      content: [
        'When this site changes what it does with data, we change this policy; the date above says when that was last. What we have received before is treated as the policy of its day said, unless you agree to something else.',
        'This policy is governed by the laws of the United Arab Emirates as applied in the Emirate of Dubai, and the courts of Dubai have jurisdiction.',
        'It is published in English, French and Russian. The English text prevails; where the law of the United Arab Emirates requires Arabic, the Arabic text does.',
      ],
    },
    contact: {
      heading: 'How to reach us',
      content: [
        '{entity}, {address}. E-mail {mail}, phone {phone}. For everything else that applies here, see our [Terms and Conditions](/terms-and-conditions).',
      ],
    },
  },
}

export default text
