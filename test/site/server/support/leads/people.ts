/** Random enquiries of visitors. */
export const enquiry = {
  name: 'Layla Haddad',
  phone: '971501234567',
  email: 'layla@example.com',
  message: 'A sea view, please',
  fromUrl: 'contact-us',
}

export const booking = {
  name: 'Omar Aziz',
  phone: '971507654321',
  is_whatsapp_number: true,
  email: 'omar@example.com',
  rentOrSale: 'BUY',
}

export const teamMessage = {
  name: 'Omar Aziz',
  team_member: 'mina-darwish',
  phone: '971507654321',
  email: 'omar@example.com',
  message: 'Is the villa still free?',
}
