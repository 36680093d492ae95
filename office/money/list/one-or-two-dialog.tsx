import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { decideUnmatched } from '#contract/operations/office/money/decide-unmatched.ts';
import { formatTotal } from '#office/components/amounts.ts';
import { Dialog } from '#office/components/dialog.tsx';
import { usePersonText } from '#office/components/person-name.tsx';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { MoneyFacts } from './money-facts.tsx';
import type { PendingRefund } from './pending-payments.ts';

/** Asks whether the account shows one payment or two. `money` is null when closed. */
export function OneOrTwoDialog(props: { money: PendingRefund | null; onClose: () => void }) {
  const { money, onClose } = props;
  const t = useLabels(officeMoneyLabels);
  return (
    <Dialog open={money !== null} onClose={onClose} title={t('oneOrTwo')}>
      {money && <OneOrTwo money={money} onDone={onClose} />}
    </Dialog>
  );
}

function OneOrTwo({ money, onDone }: { money: PendingRefund; onDone: () => void }) {
  const t = useLabels(officeMoneyLabels);
  const person = usePersonText();
  const { id, number, customer, phone, amount, currency, reference, confirmedAs } = money;
  const same = useOfficeMutation(decideUnmatched, { saved: t('oneDone') });
  const additional = useOfficeMutation(decideUnmatched, { saved: t('twoDone') });
  const decide = (isSame: boolean) =>
    (isSame ? same : additional).mutateAsync({ id, isSame }).then(onDone, onDone);
  return (
    <>
      <p>{t('oneOrTwoText')}</p>
      <MoneyFacts
        facts={[
          [t('order'), number],
          [t('customer'), [person(customer), phone].filter(Boolean).join(' · ')],
          [t('sum'), formatTotal(amount, currency)],
          [t('confirmedAs'), confirmedAs],
          [t('codePaidAs'), reference],
        ]}
      />
      <div className="form-foot">
        <Button busy={same.isPending} onClick={() => void decide(true)}>
          {t('recordOne')}
        </Button>
        <Button kind="ghost" busy={additional.isPending} onClick={() => void decide(false)}>
          {t('recordTwo')}
        </Button>
      </div>
    </>
  );
}
