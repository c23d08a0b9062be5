import type {TermsAndConditions} from './document.ts'

const text: TermsAndConditions = {
  opening: [
    'Les présentes conditions s’appliquent à toute personne qui utilise ce site. Elles disent à quoi vous pouvez vous fier ici, à quoi vous ne le pouvez pas, et quel droit décide.',
  ],
  sections: {
    'who-we-are': {
      heading: 'Qui nous sommes',
      content: [
        'Ce site est exploité par {entity}, sous le nom commercial {agency} (« nous »), à l’adresse {address}. Nous sommes courtiers immobiliers enregistrés auprès du Dubai Land Department (« DLD ») et de son agence de régulation, la Real Estate Regulatory Agency (« RERA »), sous le numéro d’enregistrement (ORN) {orn}.',
      ],
    },
    'using-the-site': {
      heading: 'Utilisation de ce site',
      content: [
        'En utilisant ce site, vous acceptez les présentes conditions. Si vous ne les acceptez pas, nous vous prions de ne pas l’utiliser. La consultation est gratuite et ne demande aucun compte.',
        'Le site s’adresse aux personnes majeures. Quiconque agit pour une société confirme y être habilité.',
      ],
    },
    listings: {
      heading: 'Les annonces sont des invitations, non des offres',
      content: [
        'Ce que nous présentons des biens, des projets et des portes ouvertes vous invite à nous consulter. Ce n’est ni une offre susceptible d’être acceptée, ni la promesse qu’un bien est encore disponible, ni un élément d’un contrat. Une vente ou une location n’est conclue que par un contrat écrit entre ses parties, dans la forme que prescrivent la loi et le DLD.',
        'Nous décrivons chaque bien avec soin, d’après ce que nous ont indiqué son propriétaire, son promoteur ou son bailleur et d’après les registres publics. Il peut être modifié, retiré, vendu ou loué sans préavis. Assurez-vous de tout ce qui compte pour vous en le visitant, en lisant le titre et le contrat et en prenant conseil, avant de vous décider.',
        'Il en va de même des guides, des actualités, des articles de blog et des réponses aux questions fréquentes. Ils informent ; ils ne constituent pas un conseil juridique, fiscal ou d’investissement. Ce qu’un bien a rapporté ne dit rien de certain de ce qu’il rapportera.',
      ],
    },
    permits: {
      heading: 'Permis et enregistrement',
      content: [
        'À Dubaï, un bien ne peut être annoncé qu’avec un permis du DLD. Lorsque nous en annonçons un, sa page nomme le numéro du permis, notre ORN, le numéro d’enregistrement de l’agent (BRN) et le code permettant de vérifier le permis auprès du DLD. Une annonce dont le permis a expiré est retirée de nos listes.',
        'Si les indications de ce site diffèrent de celles du permis, celles du permis font foi. Signalez-le-nous, et nous corrigerons les nôtres. Les biens situés dans d’autres émirats suivent les règles de l’émirat où ils se trouvent.',
      ],
    },
    prices: {
      heading: 'Prix et mesures',
      content: [
        'Les prix sont indiqués en dirhams des Émirats arabes unis (AED). Sauf mention contraire, ce sont les prix demandés ; ils ne comprennent ni les frais du DLD, d’enregistrement, de fiduciaire, de prêt hypothécaire et de courtage, ni les charges, ni les taxes. Un loyer vaut pour la période indiquée à côté de lui.',
        'Les surfaces, distances, nombres de pièces et dates de livraison sont ceux qui nous ont été communiqués et peuvent être approximatifs.',
      ],
    },
    'pictures-and-plans': {
      heading: 'Images, films et plans',
      content: [
        'Les images et les films peuvent être des photographies, des images de synthèse ou des vues d’artiste, surtout lorsqu’un projet n’est pas encore construit. Le mobilier, les plantations, les vues et les couleurs qu’on y voit ne font pas partie de ce qui est vendu ou loué. Les plans montrent une disposition et ne sont pas à l’échelle ; les brochures sont celles du promoteur, sauf mention contraire. Les cartes montrent des positions approximatives.',
      ],
    },
    'working-with-us': {
      heading: 'Lorsque vous travaillez avec nous',
      content: [
        'Une demande, une réservation ou une visite ne vous engage à rien. Nous n’agissons pour vous en tant que courtier que sur la base d’un contrat écrit dans la forme prescrite par la RERA, qui dit aussi ce que coûtent nos services.',
        'Avant une transaction, la loi nous oblige à établir qui en sont les parties et d’où vient l’argent. On ne paie jamais un bien sur la foi de ce seul site : interrogez-nous de vive voix, au {phone}, avant tout virement.',
      ],
    },
    'what-you-send': {
      heading: 'Ce que vous nous envoyez',
      content: [
        {
          list: [
            'Demandes, réservations et abonnements : indiquez vos propres coordonnées, et des coordonnées exactes. Vous ne pouvez écrire pour autrui qu’avec son accord.',
            'Un bien à confier : n’envoyez que ce qui vous appartient ou ce que son propriétaire vous a autorisé à proposer, et uniquement des photos que vous avez le droit d’utiliser. Vous nous permettez d’utiliser ces photos et ces indications pour estimer le bien et, dès qu’un contrat et un permis existent, pour l’annoncer. L’envoi d’un bien ne vaut pas mandat, et nous ne sommes pas tenus de l’accepter.',
            'Candidatures : ce que vous nous dites doit être exact et vous concerner. Une candidature n’est pas une promesse d’embauche.',
          ],
        },
        'N’envoyez rien qui soit contraire à la loi, qui porte atteinte aux droits d’autrui ou qui soit destiné à nuire à nos systèmes. Nous pouvons supprimer de tels contenus et, lorsque la loi l’exige, les signaler.',
      ],
    },
    'fair-use': {
      heading: 'Usage loyal',
      content: [
        'Vous pouvez lire, imprimer et partager les pages de ce site, et y renvoyer par des liens, pour vos propres besoins. Sans notre accord écrit, vous ne pouvez pas',
        {
          list: [
            'copier des annonces, des images ou des textes pour les publier ailleurs, ni les collecter par des moyens automatiques, au-delà de ce que font les moteurs de recherche et nos flux ;',
            'contourner des limites techniques, éprouver la sécurité de nos systèmes ou les solliciter de manière inhabituelle ;',
            'vous faire passer pour autrui, ni envoyer des formulaires par des moyens automatiques ;',
            'annoncer un de nos biens comme le vôtre.',
          ],
        },
      ],
    },
    others: {
      heading: 'Liens, cartes et services de tiers',
      content: [
        'Ce site mène à des sites et à des services de tiers : promoteurs, presse, cartes publiques, calendriers, réseaux sociaux et WhatsApp. Les images satellite de nos cartes et certains films proviennent également de tiers. Nous les choisissons avec soin mais ne les exploitons pas : ceux qui les exploitent en répondent, selon leurs propres conditions.',
      ],
    },
    'partner-pages': {
      heading: 'Nos widgets sur les pages de partenaires',
      content: [
        'Des partenaires peuvent afficher nos widgets sur leurs propres pages. Les présentes conditions s’appliquent à ce que nous montrons dans un widget ; au reste de la page, celles du partenaire. Un partenaire ne parle pas pour nous et ne peut conclure de contrats en notre nom. Quiconque envoie un formulaire dans un tel widget nous l’envoie à nous.',
        'Toute personne qui place nos widgets sur une page y laisse intacts notre nom, les indications des permis et les liens, et ne les utilise pas à côté de contenus contraires à la loi des Émirats arabes unis. Nous pouvons mettre fin à tout moment à l’usage qu’en fait un partenaire.',
      ],
    },
    'rights-in-content': {
      heading: 'Droits sur les contenus',
      content: [
        'Les textes, images, films, dessins, la conception, le logiciel et le nom {agency} nous appartiennent ou appartiennent à ceux qui nous ont autorisés à les utiliser, et sont protégés par la loi. Les marques et les noms des promoteurs, de la presse et d’autres tiers leur appartiennent. Rien sur ce site ne confère de droit sur ces éléments au-delà de ce que permettent les présentes conditions.',
      ],
    },
    liability: {
      heading: 'Disponibilité et responsabilité',
      content: [
        'Nous exploitons ce site avec soin, mais nous ne promettons pas qu’il soit toujours accessible et sans erreur, ni que tout y soit complet et à jour. Nous pouvons le modifier ou y mettre fin, en tout ou en partie, à tout moment.',
        'Dans la mesure permise par la loi, nous ne répondons pas des dommages qui résultent du fait de s’être fié à ce seul site, de son indisponibilité, des services de tiers ou de ce que d’autres envoient. Rien dans les présentes conditions ne limite une responsabilité que la loi ne permet pas de limiter, en particulier en cas de dol et de faute lourde, ni les droits que la loi donne aux consommateurs.',
      ],
    },
    privacy: {
      heading: 'Données personnelles',
      content: [
        'Ce que nous faisons des données personnelles et les droits dont vous disposez sont exposés dans notre [Politique de confidentialité](/privacy-policy).',
      ],
    },
    changes: {
      heading: 'Modification des conditions',
      content: [
        'Nous pouvons modifier les présentes conditions, par exemple lorsque le site ou la loi change. Celles qui figurent ici au moment où vous utilisez le site s’appliquent ; la date ci-dessus indique leur dernière modification. Si une partie en était nulle, les autres resteraient en vigueur.',
      ],
    },
    'law-and-courts': {
      heading: 'Droit applicable et tribunaux',
      content: [
        'Les présentes conditions, et ce qui découle de l’utilisation de ce site, sont régis par les lois des Émirats arabes unis telles qu’appliquées dans l’émirat de Dubaï. Les tribunaux de Dubaï sont seuls compétents, sauf lorsque la loi confie la décision à une autre instance de Dubaï, telle que celles du DLD en matière de courtage et de location. Parlez-nous d’abord : la plupart des choses se règlent en une conversation.',
      ],
    },
    language: {
      heading: 'Langue',
      content: [
        'Les présentes conditions sont publiées en anglais, en français et en russe. Le texte anglais prévaut sur les autres ; lorsque la loi des Émirats arabes unis ou un tribunal exige l’arabe, c’est le texte arabe qui prévaut.',
      ],
    },
    contact: {
      heading: 'Comment nous joindre',
      content: ['{entity}, {address}. E-mail {mail}, téléphone {phone}.'],
    },
  },
}

export default text
