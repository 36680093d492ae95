import { useState, type SubmitEvent } from 'react';
import { loginForm } from '#contract/forms/login.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { failureMessage } from '#web/failure-message.ts';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { showToast } from '#web/toasts.ts';
import { useAnnouncedErrors } from '#web/use-announced-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { afterLogin } from './after-login.ts';
import { useReturnPath } from './use-return-path.ts';
import { useLogin } from './use-login.ts';

const refusals = {
  busy: 'tooManyRequests',
  incorrect: 'incorrectLogin',
  cookiesOff: 'cookiesOff',
} as const;

/**
 * The form for email and password, under a heading with the id `login-title`. After login it opens the home
 * page, or the previous page with the cart.
 */
export function LoginForm() {
  const { links } = useShop();
  const t = useLabels(loginLabels);
  const shared = useLabels(sharedLabels);
  const login = useLogin();
  const lost = useReturnPath(links.resetPassword());
  const message = useLabels(messages);
  const [busy, setBusy] = useState(false);
  // The message stays at the form until the next attempt, because the toast disappears after five seconds.
  const [refused, setRefused] = useState<'incorrect' | null>(null);
  const refusedBy = refused ? 'login-refused' : undefined;
  const { formRef, formProps, errorOf, check, forgive } = useFormCheck(loginForm);
  const refusal = useAnnouncedErrors();
  const mended = (field: 'Email' | 'Password') => {
    forgive(field);
    refusal.end();
  };
  return (
    <form
      className="form"
      {...formProps}
      aria-labelledby="login-title"
      onSubmit={(event) => void submit(event)}
    >
      {refused !== null && (
        <div className="alert" id={refusedBy}>
          <Icon name="circle-alert" />
          <p>
            <b>{message(refusals[refused])}</b>
            {refused === 'incorrect' && (
              <>
                {t('refusedHint')}
                <a href={lost}>{t('lbl_login_lostpass')}</a>
              </>
            )}
          </p>
        </div>
      )}
      <Field
        name="Email"
        type="email"
        label={t('lbl_login_email')}
        autoComplete="username"
        maxLength={loginForm.Email.max}
        error={errorOf('Email')}
        refusedBy={refusedBy}
        onChange={() => mended('Email')}
      />
      <PasswordField
        name="Password"
        label={t('lbl_login_password')}
        autoComplete="current-password"
        maxLength={loginForm.Password.max}
        texts={{ show: shared('showPassword'), hide: shared('hidePassword') }}
        error={errorOf('Password')}
        refusedBy={refusedBy}
        onChange={() => mended('Password')}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? t('loggingIn') : t('lbl_login_loginbtn')}
      </Button>
      <p className="form-foot">
        <a href={lost}>{t('lbl_login_lostpass')}</a>
        <a href={links.becomeSeller()}>{t('becomeSeller')}</a>
      </p>
    </form>
  );

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = {
      Email: formText(data, 'Email').trim(),
      Password: formText(data, 'Password'),
    };
    if (busy || !check(values)) return;
    setBusy(true);
    setRefused(null);
    refusal.end();
    try {
      const outcome = await login(values);
      if (outcome === 'loggedIn') {
        afterLogin('loginSuccess', links);
        return;
      }
      refusal.say([['login', { code: refusals[outcome] }]]);
      if (outcome === 'incorrect') {
        setRefused(outcome);
        formRef.current?.querySelector<HTMLElement>('[name=Password]')?.focus();
      }
    } catch {
      showToast('error', { code: failureMessage(null) });
    }
    setBusy(false);
  }
}
