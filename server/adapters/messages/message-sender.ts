export interface PhoneMessage {
  /** The number in E.164: `+85512345678`. */
  number: string;
  text: string;
  /** The one-time code in the message; null if there is none. */
  code: string | null;
}

/** A text message service; one folder each, like the payment providers. */
export interface MessageSender {
  name: string;
  /** Returns whether it supports this message. It may still turn out not to reach the number. */
  takes(message: PhoneMessage): boolean;
  /**
   * Sends a message. Resolves when it is handed over to the service.
   * @throws ProviderError, without number or text
   */
  send(message: PhoneMessage, signal: AbortSignal): Promise<void>;
}

/** The timeout for an answer, in milliseconds. */
export const senderTimeoutMs = 8000;
