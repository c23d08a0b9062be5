/** Settings of a product that sends mail to the agency, to people of the desk and to visitors. */
export const mailBy = ({url}: {url: string}) => ({
  SMTP_URL: url,
  LEADS_MAIL_TO: 'sales@agency.example',
  LEADS_MAIL_FROM: 'web@agency.example',
})
