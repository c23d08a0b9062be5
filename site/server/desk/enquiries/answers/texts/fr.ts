import type {Texts} from './texts.ts'

export const fr: Texts = {
  greeting: 'Bonjour {name},',
  greetingOfNobody: 'Bonjour,',
  farewell: 'Bien cordialement,',
  buyer: {
    received: {
      subject: 'Votre demande[ : {about}]',
      text: 'Merci pour votre demande[ : {about}].\n\nJe l’étudie et vous appelle très prochainement. Si un autre moment vous convient mieux, dites-moi quand je peux vous joindre.',
    },
    viewing: {
      subject: 'Une visite[ : {about}]',
      text: 'J’aimerais vous faire visiter ce qui vous intéresse[ : {about}].\n\nÊtes-vous disponible l’un des prochains jours ? Indiquez-moi un jour et une heure, ainsi que le nombre de personnes.',
    },
    documents: {
      subject: 'Documents[ : {about}]',
      text: 'Pour donner suite à votre demande[ ({about})], il nous faut les documents suivants :\n\n- une copie de votre passeport\n- une copie de votre Emirates ID ou de votre visa, si vous en avez un\n- un justificatif de fonds ou l’accord de votre prêt\n\nVous pouvez répondre à ce message ; ils restent confidentiels.',
    },
    'follow-up': {
      subject: 'Êtes-vous toujours intéressé(e) ?[ {about}]',
      text: 'Il y a quelque temps, vous nous avez écrit[ à ce sujet : {about}].\n\nÊtes-vous toujours intéressé(e) ? Je peux vous envoyer les nouveautés ou répondre à vos questions.',
    },
  },
  owner: {
    received: {
      subject: 'Votre bien[ : {about}]',
      text: 'Merci de nous proposer votre bien[ : {about}].\n\nJ’étudie ce que vous nous avez envoyé et vous appelle très prochainement pour parler de sa valeur et de la suite. Si un autre moment vous convient mieux, dites-moi quand je peux vous joindre.',
    },
    visit: {
      subject: 'Une visite de votre bien[ : {about}]',
      text: 'J’aimerais voir votre bien[ ({about})] afin de vous conseiller sur son prix.\n\nÊtes-vous disponible l’un des prochains jours ? Indiquez-moi un jour, une heure et un lieu de rendez-vous.',
    },
    documents: {
      subject: 'Documents pour votre bien[ : {about}]',
      text: 'Pour publier l’annonce de votre bien[ ({about})], il nous faut les documents suivants :\n\n- une copie du titre de propriété\n- une copie de votre passeport, et de votre Emirates ID si vous en avez un\n- le contrat de location, si le bien est loué\n\nVous pouvez répondre à ce message ; ils restent confidentiels. Je vous enverrai le mandat à signer.',
    },
    'follow-up': {
      subject: 'Souhaitez-vous toujours vendre ou louer ?[ {about}]',
      text: 'Il y a quelque temps, vous nous avez proposé votre bien[ : {about}].\n\nSouhaitez-vous toujours le vendre ou le louer ? Je peux vous indiquer le prix actuel de biens comparables ou répondre à vos questions.',
    },
  },
  applicant: {
    received: {
      subject: 'Votre candidature[ : {about}]',
      text: 'Merci pour votre candidature[ : {about}].\n\nNous l’avons bien reçue et vous écrirons dès que nous l’aurons lue.',
    },
    interview: {
      subject: 'Un entretien[ : {about}]',
      text: 'Merci pour votre candidature[ : {about}]. Nous aimerions faire votre connaissance.\n\nÊtes-vous disponible l’un des prochains jours pour un entretien ? Indiquez-moi un jour et une heure, et si vous préférez venir à notre bureau ou échanger en visioconférence.',
    },
    decline: {
      subject: 'Votre candidature[ : {about}]',
      text: 'Merci pour votre candidature[ ({about})] et pour le temps que vous y avez consacré.\n\nNous avons décidé de poursuivre avec d’autres candidats. Nous serions heureux d’avoir de vos nouvelles lorsqu’un autre poste vous conviendra, et vous souhaitons pleine réussite.',
    },
  },
  writer: {
    received: {
      subject: 'Votre message[ : {about}]',
      text: 'Merci pour votre message[ : {about}].\n\nJe l’ai lu et vous appelle très prochainement. Si un autre moment vous convient mieux, dites-moi quand je peux vous joindre.',
    },
    call: {
      subject: 'Quand puis-je vous appeler ?[ {about}]',
      text: 'J’aimerais parler avec vous de votre message[ : {about}].\n\nIndiquez-moi un jour et une heure qui vous conviennent, ainsi que le numéro où je peux vous joindre.',
    },
    'follow-up': {
      subject: 'Puis-je encore vous aider ?[ {about}]',
      text: 'Il y a quelque temps, vous m’avez envoyé un message[ : {about}].\n\nPuis-je encore vous aider ? Je réponds volontiers à vos questions.',
    },
  },
  subscriber: {
    received: {
      subject: 'Notre lettre d’information',
      text: 'Merci de votre inscription à notre lettre d’information.\n\nSi vous souhaitez en savoir plus sur un bien ou un quartier, répondez simplement à ce message.',
    },
  },
}
