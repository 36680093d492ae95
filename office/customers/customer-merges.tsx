import { useState } from 'react';
import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { undoCustomerMerge } from '#contract/operations/office/customers/undo-customer-merge.ts';
import { Button } from '#ui/button.tsx';
import { UserText } from '#ui/user-text.tsx';
import { Dialog } from '../components/dialog.tsx';
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
  const [isOpen, setOpen] = useState(false);
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
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {t('merge')}
      </Button>
      <p className="soft">{t('mergeHint')}</p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('mergeTitle')}>
        {isOpen && <MergeDialog id={id} onDone={() => setOpen(false)} />}
      </Dialog>
    </Section>
  );
}
