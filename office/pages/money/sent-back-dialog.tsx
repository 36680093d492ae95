import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { noteSentBack } from '#contract/operations/office/money/note-sent-back.ts';
import { useChange } from '#office/data/use-change.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { usePersonText } from '#office/parts/person-name.tsx';
import { sumText } from '#office/parts/seen-sum.ts';
import { rielText } from '#rules/riel.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/parts/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';
import { useReasons } from './use-reasons.ts';
import type { ToGiveBack } from './waiting-money.ts';

interface SentBackDialogProps {
  /** Null when closed. */
  money: ToGiveBack | null;
  onClose: () => void;
}

/** Records a manual refund and the reference of its bank transfer. */
export function SentBackDialog({ money, onClose }: SentBackDialogProps) {
  const t = useLabels(officeMoneyLabels);
  const shared = useLabels(sharedLabels);
  return (
    <Dialog
      open={money !== null}
      onClose={onClose}
      title={money ? t('sentBackTitle', { amount: sumText(money.amount, money.currency) }) : ''}
      closeLabel={shared('close')}
    >
      {money && <SentBackForm money={money} onDone={onClose} />}
    </Dialog>
  );
}

function SentBackForm({ money, onDone }: { money: ToGiveBack; onDone: () => void }) {
  const t = useLabels(officeMoneyLabels);
  const { needed } = useRules();
  const reason = useReasons();
  const person = usePersonText();
  const note = useChange(noteSentBack, { saved: t('sentBackDone'), isInForm: true });
  const { what, id, number, customer, phone, reference, cameAsRiel } = money;
  const form = useOfficeForm({
    start: { reference: '', note: '' },
    rules: { reference: needed },
    blames: { referenceUsed: 'reference' },
    send: async (typed) => {
      await note.mutateAsync({ what, id, ...typed });
      onDone();
    },
  });
  const facts = [
    [t('order'), number],
    [t('customer'), [person(customer), phone].filter(Boolean).join(' · ')],
    [t('cameFrom'), reference],
    [t('cameAsRiel'), cameAsRiel === null ? '' : rielText(cameAsRiel)],
    [t('why'), reason(money)],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <p>{t('sentBackText')}</p>
      <dl className="money-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
      <OfficeForm
        form={form}
        label={t('sentBack')}
        submit={t('sentBack')}
        beside={
          <Button kind="ghost" onClick={onDone}>
            {t('notNow')}
          </Button>
        }
      >
        <Field
          {...form.ties('reference')}
          label={t('sentReference')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
        <Field {...form.ties('note')} label={t('note')} hint={t('noteHint')} maxLength={500} dir="auto" />
      </OfficeForm>
    </>
  );
}
