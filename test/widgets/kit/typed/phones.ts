/** Phone numbers as people write them, and what each is: add a line for one that is missing. */

export interface WrittenPhone {
  written: string
  /** How it can be called from everywhere; null where the country is not known, or it is refused. */
  e164: string | null
  /** Refused as the specification says, with this on the button below the message. */
  offer?: string
  /** Refused, and nothing can be made of it. */
  isRefused?: true
}

const UAE = '+971501234567'
const uae = (...written: string[]): WrittenPhone[] =>
  written.map(text => ({written: text, e164: UAE}))
const offered = (offer: string, ...written: string[]): WrittenPhone[] =>
  written.map(text => ({written: text, e164: null, offer}))
const refused = (...written: string[]): WrittenPhone[] =>
  written.map(text => ({written: text, e164: null, isRefused: true}))
/** The digits are stored, and shown without a link. */
const unknown = (...written: string[]): WrittenPhone[] =>
  written.map(text => ({written: text, e164: null}))

export const phones: WrittenPhone[] = [
  ...uae('+971 50 123 4567', '+971501234567', '00971501234567', '00 971 50 123 4567'),
  ...uae('971501234567', '971 50 1234567', '971-50-123-4567', '(971) 50 123 4567'),
  ...uae('+971 (0)50 123 4567', '+971(0)501234567', '+971 (0) 50 123 45 67', '971 (0)50 1234567'),
  ...uae('+971 050 123 4567', '9710501234567', '00971 050 1234567'),
  ...uae('501234567', '50 123 4567', '50-1234567'),
  ...uae('+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '٠٠٩٧١٥٠١٢٣٤٥٦٧', '۰۰۹۷۱۵۰۱۲۳۴۵۶۷', '＋９７１５０１２３４５６７'),
  ...uae(
    '\u202a+971\u200e50 123 4567\u202c',
    '+971\u00a050\u202f123\u20114567',
    'tel:+971501234567',
  ),
  ...uae(
    '<+971501234567>',
    '+971 50 123 4567,',
    '+971.50.123.45.67',
    '+971 [50] 1234567',
    '+ 971 50 123 4567',
  ),
  {written: '+971 4 123 4567', e164: '+97141234567'},
  {written: '+971 (0)4 423 4567', e164: '+97144234567'},
  {written: '+971 800 1234567', e164: '+9718001234567'},
  {written: '+44 20 7946 0018', e164: '+442079460018'},
  {written: '+44 (0)20 7946 0018', e164: '+442079460018'},
  {written: '+44 020 7946 0018', e164: '+442079460018'},
  {written: '0044 7911 123456', e164: '+447911123456'},
  {written: '447911123456', e164: '+447911123456'},
  {written: '+33 06 12 34 56 78', e164: '+33612345678'},
  {written: '+33 6 12 34 56 78', e164: '+33612345678'},
  {written: '+39 06 6982 1234', e164: '+390669821234'},
  {written: '+39 333 123 4567', e164: '+393331234567'},
  {written: '+7 (916) 123-45-67', e164: '+79161234567'},
  {written: '+91 98765 43210', e164: '+919876543210'},
  {written: '919876543210', e164: '+919876543210'},
  {written: '+92 300 1234567', e164: '+923001234567'},
  {written: '+966 50 123 4567', e164: '+966501234567'},
  {written: '+20 10 0123 4567', e164: '+201001234567'},
  {written: '+65 6123 4567', e164: '+6561234567'},
  {written: '+961 3 123 456', e164: '+9613123456'},
  {written: '+45 12 34 56 78', e164: '+4512345678'},
  {written: '+32 2 555 12 12', e164: '+3225551212'},
  {written: '+1 (212) 555-0123', e164: '+12125550123'},
  {written: '+86 138 1234 5678', e164: '+8613812345678'},
  {written: '+63 917 123 4567', e164: '+639171234567'},
  ...offered('+971 50 123 4567', '050 123 4567', '0501234567', '050-1234567', '٠٥٠ ١٢٣ ٤٥٦٧'),
  ...offered('+971 50 123 4567', '(050) 1234567', '+971 50 123 4567 ext 12', 'call 0501234567'),
  ...offered('+971 50 123 4567', '+971 50 123 4567 (WhatsApp)', '0501234567 / 0551234567'),
  ...offered('+971 4 423 4567', '04 423 4567', '04-4234567'),
  ...offered('+49 89 123456', '+49 89/123456'),
  ...unknown('6561234567', '4512345678', '9613123456', '13812345678', '1234567', '12'),
  ...refused('call me', '0000', '000501', 'abc', '+', '-'),
]
