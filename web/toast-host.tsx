import { useEffect } from 'react';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { messages } from '#contract/messages.ts';
import { InTopDialog } from '#ui/in-top-dialog.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { useApp, useLabels } from './app-context.tsx';
import { showKeptToasts } from './kept-toasts.ts';
import { closeToast, holdToasts, isMessage, type Message, useToasts } from './toasts.ts';

/** The messages of the shop, inside the open dialog when there is one; shows what was kept for each page that comes. */
export function ToastHost() {
  const { address } = useApp();
  const say = useLabels(messages);
  const t = useLabels(sharedLabels);
  const sentence = ({ code, values, link }: Message) => (
    <>
      {say(code, values)} {link && <a href={link.href}>{say(link.code, link.values)}</a>}
    </>
  );
  const toasts = useToasts().map(({ id, kind, text }) => ({
    id,
    kind,
    text: isMessage(text) ? sentence(text) : text,
  }));
  return (
    <>
      <KeptToasts key={address} />
      <InTopDialog>
        <Toasts toasts={toasts} onClose={closeToast} onHold={holdToasts} closeLabel={t('closeMessage')} />
      </InTopDialog>
    </>
  );
}

/** Mounted anew for every page, also for one that is shown in place. */
function KeptToasts() {
  useEffect(() => showKeptToasts(), []);
  return null;
}
