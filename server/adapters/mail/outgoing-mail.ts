/**
 * An email with all its headers for one recipient: an email address, or a phone number (E.164), which gets
 * only `brief`.
 */
export interface OutgoingMail {
  id: number;
  kind: string;
  /** The id, the same for every attempt, so that duplicates can be dropped. */
  messageId: string;
  /** The ids of earlier emails of the conversation, oldest first. */
  references?: readonly string[];
  date: Date;
  /** The sender as configured (`Name <address>`), or its parts. */
  from: string | { name: string; address: string };
  to: string;
  /** The address for replies, or '' if there is none. */
  replyTo: string;
  subject: string;
  text: string;
  /** The text message version, on one line. */
  brief: string;
  /** The version for a chat, in HTML of Telegram's Bot API. */
  chat: string;
  /** The proof that it is about, by item and number. Undefined for others. */
  proof?: { itemId: number; number: number };
  /** The one-time code in the email; null if there is none. */
  code: string | null;
  /** Whether an unused code was sent to the recipient a moment ago. */
  isAgain: boolean;
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /**
   * Sends an email. Resolves when it is handed over for delivery.
   * @throws an error that `failureOf` (mail-failure.ts) explains
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Returns whether `send` only saves this email on this machine. Undefined if it never does. */
  saves?(mail: Pick<OutgoingMail, 'to' | 'code'>): boolean;
}
