import { isE164 } from '#contract/forms/e164.ts';
import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { getOrderMessage } from '#contract/operations/office/orders/get-order-message.ts';
import type { UnreachedReason } from '#contract/reach.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { MailPreview } from './mail-preview.tsx';
import { Note } from '../components/note.tsx';
import { QueryState } from '../components/query-state.tsx';
import { useOfficeQuery } from '../data/query-client.ts';
import { useLabels } from '../office-context.ts';
import { SetUpLink } from './saved-note.tsx';

/** Says why the shop can't reach a customer, and what staff do instead. */
export function UnreachedNote({ to, why }: { to: string; why: UnreachedReason }) {
  const t = useLabels(officeMailLabels);
  return (
    <Note kind="us">
      {t(why, { to })} {why !== 'erased' && t('passOn')}{' '}
      {why !== 'erased' && why !== 'demo' && <SetUpLink medium={isE164(to) ? 'text' : 'email'} />}
    </Note>
  );
}

interface MessageToPassOnProps {
  number: string;
  /** The message; null for the first one about the order. */
  mail: number | null;
  /** The customer's contact, if staff may see it. */
  to: string | null;
}

/** A message that the shop couldn't send, for staff who read it aloud or send it by Telegram. */
export function MessageToPassOn({ number, mail, to }: MessageToPassOnProps) {
  const t = useLabels(officeMailLabels);
  const query = useOfficeQuery(getOrderMessage, { number, mail });
  return (
    <QueryState query={query}>
      {(message) => (
        <>
          <MailPreview mail={message} />
          <div className="form-foot">
            <CopyButton text={`${message.subject}\n\n${message.text}`} label={t('copyMessage')} />
            {to !== null && isE164(to) && (
              <>
                <CopyButton text={to} label={t('copyNumber')} />
                <Button kind="ghost" small href={`https://t.me/${to}`} target="_blank" rel="noreferrer">
                  {t('openTelegram')}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </QueryState>
  );
}
