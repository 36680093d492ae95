import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeAccountLabels } from '#contract/labels/office/account.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { Authenticator } from '#office/staff/authenticator.tsx';
import { makeOne, NoPasskey } from '#office/staff/passkey.ts';
import { RecoveryCodes } from '#office/staff/recovery-codes.tsx';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { Dialog } from '#office/components/dialog.tsx';
import { Field } from '#ui/field.tsx';

export type Opened =
  | { kind: 'passkey' }
  | { kind: 'authenticator'; offer: { secret: string; address: string } }
  | { kind: 'codes'; codes: readonly string[] };

interface FactorDialogProps {
  opened: Opened | null;
  onClose: () => void;
  /** Called with the recovery codes when the first factor is added. */
  onAdded: (recoveryCodes: readonly string[]) => void;
}

const titles = { passkey: 'passkey', authenticator: 'authenticator', codes: 'codesHeading' } as const;

/** Adds a second factor or shows new recovery codes. It can't be closed by accident while codes are shown. */
export function FactorDialog({ opened, onClose, onAdded }: FactorDialogProps) {
  const common = useLabels(officeCommonLabels);
  const enrol = useLabels(officeEnrolLabels);
  const isCodes = opened?.kind === 'codes';
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      title={opened ? enrol(titles[opened.kind]) : ''}
      locked={isCodes}
      {...(isCodes && { closeLabel: '' })}
    >
      {opened?.kind === 'passkey' && <NewPasskey onAdded={onAdded} />}
      {opened?.kind === 'authenticator' && <Authenticator offer={opened.offer} onAdded={onAdded} />}
      {isCodes && <RecoveryCodes codes={opened.codes} done={common('done')} onDone={onClose} />}
    </Dialog>
  );
}

function NewPasskey({ onAdded }: Pick<FactorDialogProps, 'onAdded'>) {
  const t = useLabels(officeAccountLabels);
  const enrol = useLabels(officeEnrolLabels);
  const { needed } = useRules();
  const form = useOfficeForm({
    start: { name: enrol('passkeyName') },
    rules: { name: needed },
    words: (error, defaults) => (error instanceof NoPasskey ? enrol('passkeyNotMade') : defaults),
    isLight: true,
    send: async ({ name }) => onAdded(await makeOne(name.trim())),
  });
  return (
    <OfficeForm form={form} label={enrol('passkey')} submit={enrol('makePasskey')}>
      <p>{enrol('passkeyText')}</p>
      <Field {...form.ties('name')} label={t('passkeyName')} maxLength={60} />
    </OfficeForm>
  );
}
