/**
 * An email with all its headers for one recipient: an email address, or a phone number (E.164), which only gets
 * `brief`.
 */
export interface OutgoingMail {
  id: number;
  kind: string;
  /** The same on every attempt, so that duplicates can be dropped. */
  messageId: string;
  date: Date;
  /** As configured (`Name <address>`), or its parts. */
  from: string | { name: string; address: string };
  to: string;
  /** '' for none. */
  replyTo: string;
  subject: string;
  text: string;
  /** The text message version, on one line. */
  brief: string;
  /** The one-time code it contains, or null. */
  code: string | null;
  /** True if an unused code was sent there a moment ago. */
  isAgain: boolean;
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Resolves when the email is handed over for delivery. @throws what `failureOf` (mail-failure.ts) explains */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Whether `send` only saves this email on this machine. Undefined if it never does. */
  saves?(mail: Pick<OutgoingMail, 'to'>): boolean;
}
