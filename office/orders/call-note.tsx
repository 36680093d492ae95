import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { Note } from '../components/note.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { listText } from '#rules/text-of-language.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Order } from './order.ts';

/**
 * Prompts staff to call a new customer before preparing the order, with the phone number. Renders no content
 * when no call is needed.
 */
export function CallNote({ order: { confirmBy, confirmedToo, delivery, account } }: { order: Order }) {
  const t = useLabels(officeOrderLabels);
  const when = useDateTimes();
  const { lang } = useOffice();
  if (confirmBy === null) return null;
  return (
    <Note kind="us">
      {t('waitsForCall', { when: when(confirmBy) })}{' '}
      {delivery.phone ? (
        <a href={`tel:${delivery.phone}`}>
          <Num>{delivery.phone}</Num>
        </a>
      ) : (
        account && (
          <>
            <b>{t('noPhone')}</b>{' '}
            <a href={`mailto:${account.email}`}>
              <UserText text={account.email} />
            </a>
          </>
        )
      )}
      {confirmedToo.length > 0 && ` ${t('confirmedToo', { numbers: listText(lang, confirmedToo) })}`}
    </Note>
  );
}
