import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeSignInLabels } from '#contract/labels/office/sign-in.ts';
import { showCode } from '#contract/operations/office/account/show-code.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { callOffice } from '../data/call-office.ts';
import type { Factors } from '../data/me.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useRules } from '../forms/use-rules.ts';
import { useLabels } from '../office-context.ts';
import { Failure } from '../components/note.tsx';
import { OfficeIcon } from '../components/office-icon.tsx';
import { showOne } from './passkey.ts';
import { useAttempt } from './use-attempt.ts';

interface SecondFactorProps {
  factors: Factors;
  onShown: () => void;
}

/** Verifies the second factor with a method the user has: a passkey, an authenticator code or a recovery code. */
export function SecondFactor({ factors, onShown }: SecondFactorProps) {
  const t = useLabels(officeSignInLabels);
  const common = useLabels(officeCommonLabels);
  const { needed } = useRules();
  const { busy, failure, attempt } = useAttempt(t('passkeyStopped'));
  const form = useOfficeForm({
    start: { code: '' },
    rules: { code: needed },
    blames: { wrongCode: 'code', tooManyTries: 'code' },
    isLight: true,
    send: async ({ code }) => {
      await callOffice(showCode, { code });
      onShown();
    },
  });
  return (
    <div className="factors">
      <Failure>{failure}</Failure>
      {factors.passkey && (
        <>
          <Button
            wide
            className="big"
            busy={busy}
            onClick={() =>
              void attempt(async () => {
                await showOne();
                onShown();
              })
            }
          >
            <OfficeIcon name="fingerprint" />
            {t('showPasskey')}
          </Button>
          <p className="or">{t('or')}</p>
        </>
      )}
      <OfficeForm
        form={form}
        label={t('secondHeading')}
        submit={common('confirm')}
        {...(factors.passkey && { kind: 'ghost' })}
        wide
      >
        <Field
          {...form.ties('code')}
          label={t('code')}
          hint={t(factors.authenticator ? 'codeHint' : 'codeOnlyHint')}
          autoComplete="one-time-code"
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
        />
      </OfficeForm>
    </div>
  );
}
