import type { OutgoingMail } from './outgoing-mail.ts';

/** A mail as nodemailer takes it. Recipients as objects: a text would be read as a list of addresses. */
export const messageOf = ({ from, to, replyTo, ...mail }: OutgoingMail) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
  messageId: mail.messageId,
  date: mail.date,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // Nobody's machine needs to answer.
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
});
