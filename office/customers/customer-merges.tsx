import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { undoCustomerMerge } from '#contract/operations/office/customers/undo-customer-merge.ts';
import { Button } from '#ui/button.tsx';
import { UserText } from '#ui/user-text.tsx';
import { DialogButton } from '../components/dialog-button.tsx';
import { usePersonText } from '../components/person-name.tsx';
import { Section } from '../components/screen.tsx';
import { useDates } from '../components/use-dates.ts';
import { useCan } from '../data/use-can.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels } from '../office-context.ts';
import { MergeDialog } from './merge-dialog.tsx';
import type { CustomerDetails } from './use-customer.ts';

interface CustomerMergesProps {
  id: number;
  merges: CustomerDetails['merges'];
}

/** The accounts merged into this one, each with Undo, and the way to merge another one. */
export function CustomerMerges({ id, merges }: CustomerMergesProps) {
  const t = useLabels(officeCustomerLabels);
  const person = usePersonText();
  const day = useDates();
  const undo = useOfficeMutation(undoCustomerMerge, { saved: t('unmerged') });
  if (!useCan()('customers.change')) return null;
  return (
    <Section title={t('merges')}>
      <ul className="stack-3 customer-list">
        {merges.map((merge) => (
          <li key={merge.id} className="is-row">
            <span>
              <UserText text={person(merge.name) || merge.login} />
              <small className="soft">{t('mergedOn', { day: day(merge.at), by: merge.by })}</small>
            </span>
            <Button small kind="ghost" busy={undo.isPending} onClick={() => undo.mutate({ id: merge.id })}>
              {t('undoMerge')}
            </Button>
          </li>
        ))}
      </ul>
      <DialogButton text={t('merge')} title={t('mergeTitle')}>
        {(close) => <MergeDialog id={id} onDone={close} />}
      </DialogButton>
      <p className="soft">{t('mergeHint')}</p>
    </Section>
  );
}
