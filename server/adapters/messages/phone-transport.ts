import { breaker } from '#shop/circuit-breaker/circuit-breaker.ts';
import type { MailTransport } from '../mail/outgoing-mail.ts';
import type { MessageSender } from './message-sender.ts';

/**
 * Sends text messages by the first sender that supports them, and by the next if that fails. `files` is for
 * messages that none supports.
 */
export function phoneTransport(senders: readonly MessageSender[], files: MailTransport): MailTransport {
  const guarded = senders.map((sender) => ({ sender, guard: breaker(sender.name) }));
  return {
    async send(mail, signal) {
      const message = { number: mail.to, text: mail.brief, code: mail.code };
      const takers = guarded.filter(({ sender }) => sender.takes(message));
      // The previous code may have been sent to an app that the user doesn't open.
      if (mail.isAgain) takers.reverse();
      if (takers.length === 0) return files.send(mail, signal);
      let failure: unknown;
      for (const { sender, guard } of takers)
        try {
          return await guard.request(() => sender.send(message, signal), signal);
        } catch (error) {
          if (signal.aborted) throw error;
          failure = error;
        }
      throw failure;
    },
  };
}
