import { breaker } from '#shop/breaker/breaker.ts';
import type { MailTransport } from '../mail/outgoing-mail.ts';
import type { MessageSender } from './message-sender.ts';

/** Sends to phones by the first of these that takes a message; the next one is asked when that fails. */
export function phoneTransport(senders: readonly MessageSender[]): MailTransport {
  const guarded = senders.map((sender) => ({ sender, guard: breaker(sender.name) }));
  return {
    async send({ to, brief, code }, signal) {
      const message = { number: to, text: brief, code };
      let failure: unknown = new Error('no sender takes this');
      for (const { sender, guard } of guarded.filter((each) => each.sender.takes(message)))
        try {
          return await guard.ask(() => sender.send(message, signal), signal);
        } catch (error) {
          if (signal.aborted) throw error;
          failure = error;
        }
      throw failure;
    },
  };
}
