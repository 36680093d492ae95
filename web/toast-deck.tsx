import { useDeferredValue } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { InTopDialog } from '#ui/in-top-dialog.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { useLabels } from './app-context.tsx';
import { unbroken } from './labels.ts';
import { closeToasts, holdToasts, isMessage, type MessageAction, type Toast, useToasts } from './toasts.ts';

const none: readonly Toast[] = [];

/** The messages of the shop, inside the open dialog if there is one. */
export function ToastDeck() {
  const message = useLabels(messages);
  const t = useLabels(sharedLabels);
  // Screen readers announce additions to a list they know, so the list exists before the first message.
  const toasts = useDeferredValue(useToasts(), none);
  const newest = toasts.at(-1)?.batch;
  const shown = toasts.map(({ id, kind, text, action: button }) => {
    const action = button && actionButton(id, button);
    if (typeof text === 'string') return { id, kind, text: unbroken(text), action };
    if (!isMessage(text)) return { id, kind, text, action };
    const { code, values, action: messageAction } = text;
    return { id, kind, text: message(code, values), action: messageAction && actionOf(id, messageAction) };
  });
  return (
    <InTopDialog>
      <Toasts
        toasts={shown}
        front={toasts.find(({ batch }) => batch === newest)?.id}
        onClose={closeToasts}
        onHold={holdToasts}
        labels={{
          messages: t('messages'),
          count: (n) => t('messageCount', { n }),
          more: (n) => t('moreMessages', { n }),
          close: t('closeMessage'),
          closeAll: t('closeAllMessages'),
        }}
      />
    </InTopDialog>
  );

  function actionOf(id: number, { code, values, href, act }: MessageAction) {
    if (href) return <a href={href}>{message(code, values)}</a>;
    return act ? actionButton(id, { text: message(code, values), act }) : null;
  }

  function actionButton(id: number, { text, act }: NonNullable<Toast['action']>) {
    const press = () => {
      closeToasts([id]);
      act();
    };
    return (
      <button type="button" className="toast-action" onClick={press}>
        {text}
      </button>
    );
  }
}
