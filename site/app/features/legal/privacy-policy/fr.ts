import type {PrivacyPolicy} from './document.ts'

const text: PrivacyPolicy = {
  opening: [
    'Vous pouvez tout consulter sur ce site sans nous dire qui vous êtes. Nous n’apprenons quelque chose de vous que lorsque vous nous l’envoyez ; nous nous en servons pour ce que vous nous demandez, et pour rien d’autre.',
  ],
  sections: {
    'who-we-are': {
      heading: 'Qui est responsable',
      content: [
        '{entity}, sous le nom commercial {agency} (« nous »), décide des finalités et des moyens du traitement des données personnelles sur ce site. Nous sommes courtiers immobiliers à Dubaï, enregistrés auprès du Dubai Land Department sous le numéro d’enregistrement (ORN) {orn}. Nos bureaux se trouvent à l’adresse suivante : {address}.',
        'La présente politique décrit ce site ainsi que nos widgets sur les pages de nos partenaires. Elle est régie par la loi des Émirats arabes unis sur la protection des données, le décret-loi fédéral n° 45 de 2021 relatif à la protection des données personnelles (« PDPL »).',
      ],
    },
    enquiries: {
      heading: 'Ce que vous nous envoyez',
      content: [
        'Un formulaire part lorsque vous appuyez sur son bouton, et pas avant. Jusque-là, ce que vous saisissez reste dans la mémoire de l’onglet. Les champs sont les suivants :',
        {
          names: [
            [
              'Demande',
              'Nom et numéro de téléphone ; dans la plupart des formulaires, aussi adresse e-mail et message.',
            ],
            [
              'Demande à un membre de l’équipe',
              'Les mêmes, ainsi que la personne depuis la page de laquelle vous écrivez, afin que votre message lui parvienne.',
            ],
            [
              'Prendre rendez-vous',
              'Nom, numéro de téléphone, si ce numéro est sur WhatsApp, adresse e-mail, et si vous souhaitez louer ou acheter.',
            ],
            ['Lettre d’information', 'Adresse e-mail.'],
            [
              'Confier un bien',
              'Nom, numéro de téléphone, adresse e-mail, emplacement et valeur actuelle du bien, date d’emménagement et, si vous les ajoutez, jusqu’à cinq photos.',
            ],
            [
              'Candidature',
              'Le poste, nom, numéro de téléphone, adresse e-mail, expérience, salaire actuel et salaire souhaité, disponibilité, lieu de résidence actuel et, si vous l’ajoutez, un CV.',
            ],
          ],
        },
        'Avec chacun d’eux, notre serveur conserve la date et l’heure de réception, le formulaire utilisé, une clé technique et une somme de contrôle permettant de reconnaître un envoi répété et, le cas échéant :',
        {
          list: [
            'le chemin de la page depuis laquelle vous avez écrit une demande ;',
            'la langue de la page ;',
            'le partenaire sur les pages duquel se trouvait le formulaire ;',
            'la campagne nommée par l’adresse même de la page (`utm_source`, `utm_medium`, `utm_campaign`, `utm_term`, `utm_content`, `gclid`, `fbclid`), qui nous dit quelle annonce a été lue, non qui vous êtes ;',
            'une note indiquant qu’un formulaire a pu être envoyé par un robot. Elle résulte d’un champ que les personnes ne voient pas et d’une heure signée d’ouverture de la page. Cette note n’écarte personne : chaque demande est lue par un être humain.',
          ],
        },
        'Vous n’êtes tenu de remplir aucun formulaire. Sans les champs obligatoires, nous ne pouvons pas vous répondre.',
      ],
    },
    files: {
      heading: 'Photos et CV',
      content: [
        'Les photos d’un bien sont redessinées à leur arrivée, et le fichier envoyé n’est pas conservé. Le lieu, l’heure et l’appareil inscrits dans une photographie ont donc disparu avant son enregistrement.',
        'Un CV est conservé exactement tel que vous l’avez envoyé, avec tout ce que le fichier dit de son auteur. De chaque fichier, nous gardons aussi le nom que vous lui avez donné, son type, sa taille et une somme de contrôle.',
        'Ces fichiers se trouvent dans un dossier de notre serveur auquel ne mène aucune adresse web. Seules les personnes qui exploitent le serveur peuvent les ouvrir.',
      ],
    },
    purposes: {
      heading: 'À quelles fins nous l’utilisons',
      content: [
        'Nous traitons ce que vous envoyez avec votre consentement, que vous donnez par l’envoi, et pour accomplir les démarches que vous demandez avant et pendant un contrat : vous répondre, organiser une visite, estimer et annoncer un bien, examiner une candidature, envoyer la lettre d’information. Nous le traitons également lorsqu’une loi nous y oblige, par exemple les règles applicables aux courtiers et celles de la lutte contre le blanchiment.',
        'Une demande n’est pas un abonnement. Nous n’envoyons la lettre d’information qu’aux personnes qui s’y sont abonnées, et nous n’utilisons pas votre numéro de téléphone à des fins publicitaires, sauf accord distinct de votre part.',
        'Aucune décision vous concernant n’est prise par une machine seule, et nous n’établissons pas de profils de visiteurs.',
      ],
    },
    visits: {
      heading: 'Ce que l’on sait d’une visite',
      content: [
        'Ce site ne contient ni traceur publicitaire ni service de mesure d’audience, que ce soit de notre part ou de celle de tiers.',
        {
          list: [
            'Nous comptons les visites : un seul nombre par jour. Rien du visiteur n’y est associé.',
            'Le journal de notre serveur note, pour un appel, sa nature, sa réussite ou son échec et sa durée. Il ne contient ni adresse internet (adresse IP), ni termes de recherche, ni rien de ce qui a été écrit.',
            'Afin que personne ne puisse submerger nos formulaires, le serveur compte combien d’entre eux ont été envoyés depuis une adresse internet en une minute. Ces comptes ne résident que dans sa mémoire ; ils ne sont jamais écrits sur un disque.',
            'Ce que votre navigateur dit de lui-même indique à notre serveur s’il se trouve sur un téléphone. Cela n’est pas conservé.',
            'Lorsque vous saisissez un lieu dans la recherche, les lettres parviennent à notre serveur, qui répond par des suggestions. Elles ne sont pas conservées.',
          ],
        },
        'Comme partout sur internet, votre adresse est vue par les réseaux et les ordinateurs qui acheminent votre demande jusqu’à notre serveur et vous rapportent la réponse.',
      ],
    },
    'your-browser': {
      heading: 'Ce qui reste dans votre navigateur',
      content: [
        'Ce site conserve dans votre propre navigateur ce qui suit. Tout y sert ce que vous faites ici ; rien ne vous suit sur d’autres sites.',
        {
          names: [
            [
              '`language` (cookie)',
              'La langue que vous avez choisie. Pendant un an ; il accompagne chaque requête, afin que les pages arrivent dans cette langue. Il n’est déposé que lorsque vous choisissez une langue.',
            ],
            ['`language` (stockage local)', 'Le même choix, jusqu’à ce que vous l’effaciez.'],
            ['`shortlist` (stockage local)', 'Les biens que vous avez marqués d’un cœur.'],
            [
              '`compare` (stockage local)',
              'Les biens que vous avez choisi de comparer, quatre au plus.',
            ],
            [
              '`recent` (stockage local)',
              'Les douze derniers biens que vous avez regardés. Vous pouvez effacer cette liste là où elle s’affiche.',
            ],
            [
              '`download` (stockage de session)',
              'La brochure ou le plan que vous avez demandé, jusqu’à ce que vous l’ayez reçu ou que vous fermiez l’onglet.',
            ],
            [
              '`toast` (stockage de session)',
              'Le message qu’un formulaire a été envoyé, jusqu’à ce que la page suivante l’affiche.',
            ],
            [
              '`token`, `user` (stockage local)',
              'Uniquement pour les membres de notre personnel connectés : la preuve de leur connexion, leur nom, leur adresse e-mail et leur type de compte. Aucun formulaire de ce site ne les crée pour les visiteurs.',
            ],
          ],
        },
        'Ces listes contiennent les noms que portent les biens dans leurs adresses, et rien d’autre. Elles ne quittent votre navigateur que lorsqu’une page demande ces biens à notre serveur pour les afficher, ou lorsque vous partagez vous-même une liste. Vous pouvez tout supprimer dans les réglages de votre navigateur ; le site fonctionne sans cela.',
      ],
    },
    'services-of-others': {
      heading: 'Services de tiers',
      content: [
        'Les textes, les polices, les images et nos propres films viennent de nos serveurs ou d’un espace de stockage que nous louons. Des tiers n’ont connaissance de votre visite que dans les cas suivants :',
        {
          list: [
            'Cartes : lorsqu’une carte apparaît, votre navigateur demande des images satellite à {map}. Ce fournisseur voit votre adresse internet, l’adresse de ce site et la partie de la carte que vous regardez. La carte nomme les auteurs des images.',
            'Films des promoteurs : un film hébergé sur un autre site, tel que YouTube, n’est chargé que lorsque vous appuyez sur son image. Les films de YouTube sont alors affichés depuis son adresse de lecture sans cookies, `www.youtube-nocookie.com`.',
            'Liens : WhatsApp, les réseaux sociaux, les calendriers, les cartes publiques, la presse et d’autres sites ont connaissance de vous lorsque vous suivez un lien vers eux. Un lien vers WhatsApp peut contenir un texte préparé qui nomme le bien ; c’est vous qui l’envoyez.',
            'Partage : le bouton de partage remet l’adresse de la page à votre propre appareil, qui vous demande qu’en faire.',
          ],
        },
        'Ce qui s’y passe relève de leurs propres politiques de confidentialité.',
      ],
    },
    'partner-pages': {
      heading: 'Nos widgets sur les pages de partenaires',
      content: [
        'Des partenaires peuvent afficher sur leurs propres sites notre recherche, nos listes, nos cartes, nos projets et nos formulaires. Là aussi, un formulaire est envoyé directement à notre serveur, avec le nom du partenaire. Nos widgets ne déposent aucun cookie sur le site d’un partenaire et ne conservent rien dans votre navigateur. Ils signalent à la page du partenaire qu’un formulaire a été envoyé, jamais ce qui y a été écrit.',
        'Un lien d’un tel widget vers ce site porte le nom du partenaire et la campagne nommée par l’adresse du partenaire. Là où un partenaire affiche des avis, les photographies de leurs auteurs viennent de notre espace de stockage ou du service d’avis lui-même. Pour tout le reste, le partenaire est responsable de ses pages.',
      ],
    },
    recipients: {
      heading: 'Qui le reçoit',
      content: [
        'Votre demande est inscrite dans notre propre base de données. Ce site ne la remet à aucune autre société : ni service d’envoi d’e-mails, ni système de gestion de clientèle d’un tiers, ni régie publicitaire. Nous ne vendons pas de données personnelles.',
        'Elle est lue par les membres de notre personnel qui s’en occupent. Au-delà, elle peut parvenir',
        {
          list: [
            'aux sociétés qui exploitent pour nous des serveurs, du stockage ou des bases de données, qui ne peuvent l’utiliser que sur nos instructions et sont tenues au secret ;',
            'à l’autre partie d’une transaction, à son courtier, à un promoteur, à une banque ou au Dubai Land Department, dans la mesure où la transaction que vous avez demandée l’exige ;',
            'aux autorités et aux tribunaux, lorsqu’une loi nous y oblige.',
          ],
        },
      ],
    },
    transfers: {
      heading: 'Transferts à l’étranger',
      content: [
        'Le site lui-même n’envoie aucune demande ailleurs qu’à notre serveur. Les services nommés sous [Services de tiers](#services-of-others) peuvent se trouver dans d’autres pays ; ce qu’ils y reçoivent est décrit ci-dessus.',
        'Si un serveur ou un espace de stockage que nous utilisons devait se trouver hors des Émirats arabes unis, nous veillons à ce que les données y soient protégées comme l’exigent les articles 22 et 23 de la PDPL.',
      ],
    },
    retention: {
      heading: 'Combien de temps nous le conservons',
      content: [
        {
          names: [
            [
              'Demandes, réservations, biens à confier',
              'Aussi longtemps que nous y travaillons, et au plus 24 mois après notre dernier contact.',
            ],
            [
              'Candidatures et CV',
              'Jusqu’à ce que le poste soit pourvu, et au plus 12 mois après.',
            ],
            ['Lettre d’information', 'Jusqu’à votre désabonnement.'],
            ['Nombre de visites', 'Sans limite : il ne dit rien de personne.'],
          ],
        },
        'Lorsqu’une loi prescrit une durée plus longue, par exemple pour les pièces d’une transaction, nous les conservons pendant cette durée. Rien n’est supprimé automatiquement : nous supprimons nous-mêmes les données, avec leurs fichiers et avec les copies que notre serveur garde en cas de panne.',
      ],
    },
    security: {
      heading: 'Comment c’est protégé',
      content: [
        'Ce que vous envoyez voyage par une connexion chiffrée. Chaque champ est vérifié sur notre serveur, les fichiers sont jugés d’après leur contenu et non d’après leur nom, et notre base de données, ses copies et les fichiers ne peuvent être lus que par les personnes qui exploitent le serveur.',
        'Si des données devaient néanmoins tomber en de mauvaises mains et mettre en danger votre vie privée, nous vous en informons, ainsi que le Bureau des données des Émirats arabes unis (UAE Data Office), comme la loi le prévoit.',
      ],
    },
    'your-rights': {
      heading: 'Vos droits',
      content: [
        'En vertu des articles 13 à 18 de la PDPL, vous pouvez à tout moment et sans frais',
        {
          list: [
            'savoir si et comment nous traitons des données vous concernant, qui les a reçues, et y accéder ;',
            'recevoir les données que vous nous avez fournies dans un format lisible par une machine, ou les faire transmettre à un tiers lorsque cela est possible ;',
            'faire rectifier des données inexactes et compléter des données incomplètes ;',
            'faire supprimer vos données, lorsqu’aucune loi ne nous oblige à les conserver ;',
            'faire limiter le traitement, ou vous y opposer et le faire cesser, en particulier lorsqu’il sert la publicité ;',
            'vous opposer aux décisions prises par une machine seule ; nous n’en prenons aucune ;',
            'retirer votre consentement. Ce qui a été fait auparavant reste licite.',
          ],
        },
        'Un message à {mail} suffit ; c’est aussi le moyen de vous désabonner de la lettre d’information. Nous pouvons vous demander ce qu’il faut pour être sûrs que c’est bien vous, et nous répondons dans les 30 jours.',
        'Si vous estimez que nous enfreignons la loi, vous pouvez introduire une réclamation auprès du Bureau des données des Émirats arabes unis (UAE Data Office).',
      ],
    },
    children: {
      heading: 'Enfants',
      content: [
        'Ce site s’adresse aux adultes. Nous ne recueillons pas sciemment de données de personnes de moins de 18 ans. Si un enfant nous a écrit, dites-le-nous, et nous supprimerons son message.',
      ],
    },
    'changes-and-law': {
      heading: 'Modifications, droit applicable et langue',
      content: [
        'Lorsque ce site change la manière dont il traite les données, nous modifions la présente politique ; la date ci-dessus indique la dernière modification. Ce que nous avons reçu auparavant est traité selon la politique de son jour, sauf accord de votre part.',
        'La présente politique est régie par les lois des Émirats arabes unis telles qu’appliquées dans l’émirat de Dubaï, et les tribunaux de Dubaï sont compétents.',
        'Elle est publiée en anglais, en français et en russe. Le texte anglais prévaut ; lorsque la loi des Émirats arabes unis exige l’arabe, c’est le texte arabe.',
      ],
    },
    contact: {
      heading: 'Comment nous joindre',
      content: [
        '{entity}, {address}. E-mail {mail}, téléphone {phone}. Pour tout ce qui s’applique par ailleurs ici, voyez nos [Conditions générales](/terms-and-conditions).',
      ],
    },
  },
}

export default text
