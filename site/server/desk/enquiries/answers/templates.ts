/**
 * What the agency writes again and again, in the language of the person who is answered. In `{about}`
 * is the property's name, or `anything` where the enquiry is about none.
 */
import type {Locale} from '../../../../../widgets/shared/i18n/locale.ts'

export const templateNames = ['received', 'viewing', 'documents', 'follow-up'] as const
export type TemplateName = (typeof templateNames)[number]

interface Template {
  subject: string
  text: string
}

export interface Templates extends Record<TemplateName, Template> {
  greeting: string
  /** Of somebody whose name is not known. */
  greetingOfNobody: string
  anything: string
  farewell: string
}

export const templates: Record<Locale, Templates> = {
  en: {
    greeting: 'Dear {name},',
    greetingOfNobody: 'Hello,',
    anything: 'our properties',
    farewell: 'Kind regards,',
    received: {
      subject: 'Your enquiry: {about}',
      text: 'Thank you for your enquiry: {about}.\n\nI am looking into it and will call you shortly. If another time suits you better, please tell me when I can reach you.',
    },
    viewing: {
      subject: 'A viewing: {about}',
      text: 'I would like to show you what you asked about: {about}.\n\nWould one of the next days suit you? Please tell me a day and a time, and how many people will come.',
    },
    documents: {
      subject: 'Documents: {about}',
      text: 'To go on with your enquiry ({about}) we need these documents:\n\n- a copy of your passport\n- a copy of your Emirates ID or visa, if you have one\n- proof of funds, or the approval of your mortgage\n\nPlease reply to this message; we keep them confidential.',
    },
    'follow-up': {
      subject: 'Are you still interested? {about}',
      text: 'A while ago you asked about this: {about}.\n\nAre you still interested? I can send you what is new, or answer your questions.',
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    greetingOfNobody: 'Bonjour,',
    anything: 'nos biens',
    farewell: 'Bien cordialement,',
    received: {
      subject: 'Votre demande : {about}',
      text: 'Merci pour votre demande : {about}.\n\nJe l’étudie et vous appelle très prochainement. Si un autre moment vous convient mieux, dites-moi quand je peux vous joindre.',
    },
    viewing: {
      subject: 'Une visite : {about}',
      text: 'J’aimerais vous faire visiter ce qui vous intéresse : {about}.\n\nÊtes-vous disponible l’un des prochains jours ? Indiquez-moi un jour et une heure, ainsi que le nombre de personnes.',
    },
    documents: {
      subject: 'Documents : {about}',
      text: 'Pour donner suite à votre demande ({about}), il nous faut les documents suivants :\n\n- une copie de votre passeport\n- une copie de votre Emirates ID ou de votre visa, si vous en avez un\n- un justificatif de fonds ou l’accord de votre prêt\n\nVous pouvez répondre à ce message ; ils restent confidentiels.',
    },
    'follow-up': {
      subject: 'Êtes-vous toujours intéressé(e) ? {about}',
      text: 'Il y a quelque temps, vous nous avez écrit à ce sujet : {about}.\n\nÊtes-vous toujours intéressé(e) ? Je peux vous envoyer les nouveautés ou répondre à vos questions.',
    },
  },
  ru: {
    greeting: 'Здравствуйте, {name}!',
    greetingOfNobody: 'Здравствуйте!',
    anything: 'наши объекты',
    farewell: 'С уважением,',
    received: {
      subject: 'Ваша заявка: {about}',
      text: 'Спасибо за вашу заявку: {about}.\n\nЯ занимаюсь ею и скоро вам позвоню. Если вам удобнее другое время, напишите, когда с вами можно связаться.',
    },
    viewing: {
      subject: 'Просмотр: {about}',
      text: 'Хочу показать вам то, о чём вы спрашивали: {about}.\n\nПодойдёт ли вам один из ближайших дней? Напишите, пожалуйста, день, время и сколько человек придёт.',
    },
    documents: {
      subject: 'Документы: {about}',
      text: 'Чтобы продолжить работу по вашей заявке ({about}), нам нужны документы:\n\n- копия паспорта\n- копия Emirates ID или визы, если они есть\n- подтверждение средств или одобрение ипотеки\n\nОтветьте, пожалуйста, на это письмо; документы останутся конфиденциальными.',
    },
    'follow-up': {
      subject: 'Актуален ли ваш вопрос? {about}',
      text: 'Некоторое время назад вы обращались к нам: {about}.\n\nВам это ещё интересно? Могу прислать новые предложения или ответить на вопросы.',
    },
  },
  ar: {
    greeting: 'مرحباً {name}،',
    greetingOfNobody: 'مرحباً،',
    anything: 'عقاراتنا',
    farewell: 'مع أطيب التحيات،',
    received: {
      subject: 'استفسارك: {about}',
      text: 'شكراً على استفسارك: {about}.\n\nأعمل عليه الآن وسأتصل بك قريباً. إذا كان وقت آخر أنسب لك فأخبرني متى يمكنني التواصل معك.',
    },
    viewing: {
      subject: 'موعد معاينة: {about}',
      text: 'يسعدني أن أعرض عليك ما سألت عنه: {about}.\n\nهل يناسبك أحد الأيام القادمة؟ أرجو إخباري باليوم والوقت وعدد الحاضرين.',
    },
    documents: {
      subject: 'المستندات: {about}',
      text: 'لمتابعة استفسارك ({about}) نحتاج إلى المستندات التالية:\n\n- نسخة من جواز السفر\n- نسخة من الهوية الإماراتية أو التأشيرة إن وجدت\n- إثبات توفر المبلغ أو موافقة التمويل العقاري\n\nيمكنك الرد على هذه الرسالة، وستبقى المستندات سرية.',
    },
    'follow-up': {
      subject: 'هل ما زلت مهتماً؟ {about}',
      text: 'تواصلت معنا منذ فترة بخصوص: {about}.\n\nهل ما زلت مهتماً؟ يمكنني أن أرسل إليك الجديد أو أجيب عن أسئلتك.',
    },
  },
}
