/** What goes to a phone. */
export interface PhoneMessage {
  /** E.164: `+85512345678`. */
  number: string;
  text: string;
  /** The one-time code in it; null: there is none. */
  code: string | null;
}

/** A service that reaches phones; one folder each, as those of payments. */
export interface MessageSender {
  name: string;
  /** Whether it may carry this; it may still turn out not to reach the number. */
  takes(message: PhoneMessage): boolean;
  /** Resolves when the message is the service's to deliver. @throws ProviderError, without number or text */
  send(message: PhoneMessage, signal: AbortSignal): Promise<void>;
}

/** The longest an answer may take, in milliseconds. */
export const senderPatience = 8000;
