import type { OutgoingMail } from './outgoing-mail.ts';

/**
 * Returns an email in the format of nodemailer. Recipients are objects, because a string would be parsed as a
 * list of addresses.
 */
export const messageOf = ({ from, to, replyTo, ...mail }: OutgoingMail) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
  messageId: mail.messageId,
  ...(mail.references?.length && { references: [...mail.references], inReplyTo: mail.references.at(-1) }),
  date: mail.date,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // Tells auto-responders not to reply.
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
});
