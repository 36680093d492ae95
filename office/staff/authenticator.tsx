import { lazy, Suspense } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { addAuthenticator } from '#contract/operations/office/account/add-authenticator.ts';
import { Field } from '#ui/field.tsx';
import { callOffice } from '../data/call-office.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useRules } from '../forms/use-rules.ts';
import { useLabels } from '../office-context.ts';

// Loaded only for authenticator setup.
const QrCode = lazy(() => import('./qr-code.tsx'));

interface AuthenticatorProps {
  /** The new secret, and the URI for its QR code. */
  offer: { secret: string; address: string };
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** Sets up an authenticator app: shows its QR code or key and verifies a code from it. */
export function Authenticator({ offer, onAdded }: AuthenticatorProps) {
  const t = useLabels(officeEnrolLabels);
  const common = useLabels(officeCommonLabels);
  const { needed } = useRules();
  const form = useOfficeForm({
    start: { code: '' },
    rules: { code: needed },
    blames: { wrongCode: 'code', tooManyTries: 'code' },
    isLight: true,
    send: async ({ code }) => onAdded((await callOffice(addAuthenticator, { code })).recoveryCodes),
  });
  return (
    <div className="app-box">
      <Suspense fallback={<span className="qr" />}>
        <QrCode text={offer.address} label={t('qr')} />
      </Suspense>
      <div className="app-words">
        <p>
          {t('scan')} <code>{offer.secret.replaceAll(/.{4}(?=.)/gu, '$& ')}</code>
        </p>
        <OfficeForm form={form} label={t('authenticator')} submit={common('confirm')}>
          <Field
            {...form.ties('code')}
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            className="code-field"
          />
        </OfficeForm>
      </div>
    </div>
  );
}
