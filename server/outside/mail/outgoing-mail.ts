/** A mail with all its headers, for one recipient: an e-mail address, or a number (E.164) that gets `brief` alone. */
export interface OutgoingMail {
  id: number;
  kind: string;
  /** The same at every try, so that whoever gets the mail twice can drop one. */
  messageId: string;
  date: Date;
  /** As it is set (`Name <address>`), or its parts. */
  from: string | { name: string; address: string };
  to: string;
  /** '' for none. */
  replyTo: string;
  subject: string;
  text: string;
  /** What a phone gets of it, on one line. */
  brief: string;
  /** The one-time code in it; null: there is none. */
  code: string | null;
  /** A code was sent there a moment ago, and not used. */
  isAgain: boolean;
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Resolves when the mail is somebody else's to deliver. @throws what `failureOf` (mail-failure.ts) explains */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Whether `send` only saves this mail on this machine. Undefined when it saves none. */
  saves?(mail: Pick<OutgoingMail, 'to'>): boolean;
}
