import type { MessageCode } from '#contract/messages.ts';
import { closeToasts, isMessage, toastsShown } from '#web/toasts.ts';

/** Reading time in ms. */
const untilRead = 1500;

/** Closes a message once there was time to read it, because the page shows the same information below it. */
export function closeOnceRead(code: MessageCode): void {
  setTimeout(
    () =>
      closeToasts(
        toastsShown().flatMap(({ id, text }) => (isMessage(text) && text.code === code ? [id] : [])),
      ),
    untilRead,
  );
}
