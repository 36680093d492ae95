import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { officeSignInLabels } from '#contract/labels/office/sign-in.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import type { Answer } from '#contract/operation.ts';
import type { getMe } from '#contract/operations/office/account/get-me.ts';
import { signIn } from '#contract/operations/office/account/sign-in.ts';
import { callOffice } from '#office/data/call-office.ts';
import { OfficeRefusal } from '#office/data/refusals.ts';
import { showOne } from '#office/staff/passkey.ts';
import { useAttempt } from '#office/staff/use-attempt.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { Failure, Note } from '#office/components/note.tsx';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { roleName } from '#office/components/role-name.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';

interface OutsideProps {
  demo: Answer<typeof getMe>['demo'];
  /** Called after a verified factor: refetches the sign-in state and returns whether the user is signed in. */
  onIn: () => Promise<boolean>;
}

/**
 * The page for signed-out users: the passkey first, then email and password. In a demo, one button per role.
 */
export function Outside({ demo, onIn }: OutsideProps) {
  const t = useLabels(officeSignInLabels);
  const common = useLabels(officeCommonLabels);
  const frame = useLabels(officeFrameLabels);
  const shared = useLabels(sharedLabels);
  const role = useLabels(officeRoleLabels);
  const { email, needed } = useRules();
  const message = useLabels(messages);
  const [isStored, setSaved] = useState(true);
  const arrive = async () => setSaved(await onIn());
  const { busy, failure, attempt } = useAttempt(t('passkeyStopped'));
  const form = useOfficeForm({
    start: { email: '', password: '' },
    rules: { email, password: needed },
    blames: { incorrectSignIn: 'password', tooManyTries: 'password' },
    words: (error, defaults) => {
      const data = error instanceof OfficeRefusal ? (error.data as { triesLeft?: number } | null) : null;
      return data?.triesLeft === undefined
        ? defaults
        : `${defaults} ${t('triesLeft', { n: data.triesLeft })}`;
    },
    isLight: true,
    send: async (values) => {
      await callOffice(signIn, values);
      await arrive();
    },
  });
  return (
    <>
      <Failure>{!isStored && message('cookiesOff')}</Failure>
      <Button
        wide
        className="big"
        busy={busy}
        onClick={() =>
          void attempt(async () => {
            await showOne();
            await arrive();
          })
        }
      >
        <OfficeIcon name="fingerprint" />
        {t('byPasskey')}
      </Button>
      {failure === null ? <p className="hint">{t('passkeyHint')}</p> : <Failure>{failure}</Failure>}
      <p className="or">{t('or')}</p>
      <OfficeForm form={form} label={frame('signIn')} submit={common('continue')} kind="ghost" wide>
        <Field {...form.ties('email')} label={common('email')} type="email" autoComplete="username" />
        <PasswordField
          {...form.ties('password')}
          label={t('password')}
          autoComplete="current-password"
          texts={{ show: shared('showPassword'), hide: shared('hidePassword') }}
        />
      </OfficeForm>
      {demo && (
        <Note>
          {t('demo')}{' '}
          <span className="demo">
            {demo.staff.map((each) => (
              <button
                key={each.email}
                className="link-btn"
                type="button"
                onClick={() =>
                  void attempt(async () => {
                    await callOffice(signIn, { email: each.email, password: demo.password });
                    await arrive();
                  })
                }
              >
                {roleName(each.role, role)}
              </button>
            ))}
          </span>
        </Note>
      )}
    </>
  );
}
