import { breaker } from '#shop/breaker/breaker.ts';
import type { MailTransport } from '../mail/outgoing-mail.ts';
import type { MessageSender } from './message-sender.ts';

/** Sends to phones by the first of these that takes a message; the next one is asked when that fails. `files`: what none takes. */
export function phoneTransport(senders: readonly MessageSender[], files: MailTransport): MailTransport {
  const guarded = senders.map((sender) => ({ sender, guard: breaker(sender.name) }));
  return {
    // Which of the services takes a message is known once it is written; with none, none does.
    saves: () => guarded.length === 0,
    async send(mail, signal) {
      const message = { number: mail.to, text: mail.brief, code: mail.code };
      const takers = guarded.filter(({ sender }) => sender.takes(message));
      // The code before may lie where nobody looks.
      if (mail.isAgain) takers.reverse();
      if (takers.length === 0) return files.send(mail, signal);
      let failure: unknown;
      for (const { sender, guard } of takers)
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
