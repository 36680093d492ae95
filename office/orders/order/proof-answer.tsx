import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { noteProofAnswer } from '#contract/operations/office/orders/note-proof-answer.ts';
import { notedChannels, proofLimits } from '#contract/proofs.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface NotedProof {
  number: string;
  id: string;
  /** The total of the order with the proof, in cents. */
  totalCents: number;
  /** The name of the customer. */
  customer: string;
}

/** The button to note how a customer answered a proof by phone, in the shop or in a message. */
export function ProofAnswer(proof: NotedProof) {
  const t = useLabels(officeProofLabels);
  return (
    <DialogButton text={t('noteAnswer')} title={t('noteAnswer')} small>
      {(close) => <AnswerForm {...proof} onDone={close} />}
    </DialogButton>
  );
}

function AnswerForm({ number, id, totalCents, customer, onDone }: NotedProof & { onDone: () => void }) {
  const t = useLabels(officeProofLabels);
  const { needed } = useRules();
  const { mutateAsync } = useOfficeMutation(noteProofAnswer, { saved: t('answerNoted'), isInForm: true });
  const form = useOfficeForm({
    start: { state: 'approved', channel: 'phone', name: customer, answer: '' },
    rules: { name: needed },
    blames: { proofChanges: 'answer' },
    send: async ({ state, channel, name, answer }) => {
      const given = notedChannels.find((each) => each === channel) ?? 'phone';
      const isApproved = state !== 'changes';
      await mutateAsync({
        number,
        id,
        totalCents,
        name,
        channel: given,
        state: isApproved ? 'approved' : 'changes',
        answer: isApproved ? '' : answer,
      });
      onDone();
    },
  });
  return (
    <OfficeForm form={form} label={t('noteAnswer')} submit={t('noteAnswer')}>
      <p className="soft">{t('noteAnswerHint')}</p>
      <SelectField
        {...form.ties('state')}
        label={t('theAnswer')}
        options={(['approved', 'changes'] as const).map((value) => ({ value, text: t(value) }))}
      />
      <SelectField
        {...form.ties('channel')}
        label={t('channel')}
        options={notedChannels.map((value) => ({ value, text: t(value) }))}
      />
      <Field {...form.ties('name')} label={t('whoAnswered')} maxLength={proofLimits.name} dir="auto" />
      {form.values.state === 'changes' && (
        <TextArea
          {...form.ties('answer')}
          label={t('toChange')}
          rows={3}
          maxLength={proofLimits.answer}
          dir="auto"
        />
      )}
    </OfficeForm>
  );
}
