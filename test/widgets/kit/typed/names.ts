/** Names as people write them, and how an employee reads each in the subject of a mail: add a line for one that is missing. */

/** Written, and in the subject; null is refused while the visitor is there. */
export const names: [written: string, subject: string | null][] = [
  ['Sara Haddad', 'Sara Haddad'],
  ['  Sara Haddad ', 'Sara Haddad'],
  ['Sara\tHaddad', 'Sara Haddad'],
  ["Siobhán O'Brien", "Siobhán O'Brien"],
  ['Anne-Marie d’Orsay', 'Anne-Marie d’Orsay'],
  ['Dr. Haddad, PhD', 'Dr. Haddad, PhD'],
  ['Nguyễn Thị Minh Khai', 'Nguyễn Thị Minh Khai'],
  ['Zoe\u0308', 'Zoe\u0308'],
  ['Анна-Мария Иванова', 'Анна-Мария Иванова'],
  ['محمد عبد\u0640الله', 'محمد عبد\u0640الله'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्\u200dष', 'क्\u200dष'],
  ['李小龍', '李小龍'],
  ['Ñ', 'Ñ'],
  ['👨\u200d👩\u200d👧 Sara', '👨\u200d👩\u200d👧 Sara'],
  [`${'a'.repeat(80)}😀`, 'a'.repeat(80)],
  // Signs of direction that a paste leaves, and one that would turn the rest of the line.
  ['\u200fسارة\u200e', 'سارة'],
  ['Sara\u202eHaddad', 'Sara Haddad'],
  ['\ufeffSara', 'Sara'],
  ['Sara\r\nBcc: all@example.com', 'Sara Bcc: all@example.com'],
  ['<b>Sara</b>', '<b>Sara</b>'],
  ['Henry VIII', 'Henry VIII'],
  ['Henry 8', null],
  ['سارة ٢', null],
  ['', null],
  ['   ', null],
]
