import { partsText } from '#rules/text-of-language.ts';
import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { decideSeller } from '#contract/operations/office/inbox/decide-seller.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { UserText } from '#ui/user-text.tsx';
import { DialogButton } from '../components/dialog-button.tsx';
import { Section } from '../components/screen.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useRules } from '../forms/use-rules.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { DescriptionList } from '../components/description-list.tsx';
import type { Thread } from './use-inquiry.ts';

interface SellerPanelProps {
  id: number;
  seller: NonNullable<Thread['seller']>;
}

/** A seller's application, and the decision about it. */
export function SellerPanel({ id, seller: { state, reason, address } }: SellerPanelProps) {
  const { lang } = useOffice();
  const t = useLabels(officeInboxLabels);
  const { mutate, isPending } = useOfficeMutation(decideSeller, { saved: t('approved') });
  return (
    <Section
      title={t('application')}
      end={state !== 'open' && <b>{t(state === 'approved' ? 'approved' : 'declined')}</b>}
    >
      <DescriptionList
        rows={[
          [t('address'), <UserText key="address" text={partsText(lang, address)} />],
          [t('declineReason'), reason && <UserText text={reason} />],
        ]}
      />
      {state === 'open' && (
        <>
          <p className="soft">{t('approveHint')}</p>
          <div className="inquiry-links">
            <Button busy={isPending} onClick={() => mutate({ id, reason: null })}>
              {t('approve')}
            </Button>
            <DialogButton text={t('decline')} title={t('decline')}>
              {(close) => <DeclineForm id={id} onDone={close} />}
            </DialogButton>
          </div>
        </>
      )}
    </Section>
  );
}

function DeclineForm({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useLabels(officeInboxLabels);
  const { needed } = useRules();
  const decide = useOfficeMutation(decideSeller, { saved: t('declined'), isInForm: true });
  const form = useOfficeForm({
    start: { reason: '' },
    rules: { reason: needed },
    send: async ({ reason }) => {
      await decide.mutateAsync({ id, reason });
      onDone();
    },
  });
  return (
    <OfficeForm form={form} label={t('decline')} submit={t('decline')}>
      <TextArea
        {...form.ties('reason')}
        label={t('declineReason')}
        hint={t('declineHint')}
        dir="auto"
        maxLength={1000}
      />
    </OfficeForm>
  );
}
