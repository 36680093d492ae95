import { refusalMessage } from '#storefront/account/refusal-message.ts';
import type { Reply } from '#web/call.ts';
import type { ToastText } from '#web/toasts.ts';

/**
 * Returns why a step was refused: our own messages in the page's language, any other as the server sent it
 * (specification §8).
 */
export function serverSentence(reply: Reply<{ ResponseMsg: string }[]>): ToastText {
  const code = refusalMessage(reply);
  return code === 'generalError' && reply.errorMessage ? reply.errorMessage : { code };
}
