import type { MessageCode } from '#contract/messages.ts';
import { closeToasts, isMessage, toastsShown } from '#web/toasts.ts';

/** Milliseconds. */
const untilRead = 1500;

/** What a message says, the page says too: it need not lie over it once it was read. */
export function closeOnceRead(code: MessageCode): void {
  setTimeout(
    () =>
      closeToasts(
        toastsShown().flatMap(({ id, text }) => (isMessage(text) && text.code === code ? [id] : [])),
      ),
    untilRead,
  );
}
