import type { MailFailure } from '#shop/mail/mail.ts';

/** A failed attempt to send to a chat. */
export class ChatError extends Error {
  readonly failure: MailFailure;
  constructor(failure: MailFailure) {
    super(failure.reason);
    this.name = 'ChatError';
    this.failure = failure;
  }
}
