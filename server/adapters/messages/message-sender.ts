/** A text message. */
export interface PhoneMessage {
  /** E.164: `+85512345678`. */
  number: string;
  text: string;
  /** The one-time code it contains, or null. */
  code: string | null;
}

/** A text message service; one folder each, like the payment providers. */
export interface MessageSender {
  name: string;
  /** Whether it supports this message; it may still turn out not to reach the number. */
  takes(message: PhoneMessage): boolean;
  /** Resolves when the message is handed over to the service. @throws ProviderError, without number or text */
  send(message: PhoneMessage, signal: AbortSignal): Promise<void>;
}

/** The timeout for an answer, in milliseconds. */
export const senderTimeoutMs = 8000;
