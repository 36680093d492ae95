import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { LoginForm } from '#storefront/account/login-form.tsx';
import { useLoginChoice } from '#storefront/account/use-login-choice.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import styles from '#storefront/styles/account.css?url';
import { useStylesheet } from '#ui/load-styles.ts';

/**
 * Shown when the customer logged out while the checkout was open, here or in another tab. A login here continues the
 * checkout.
 */
export function LoggedOut() {
  const message = useLabels(messages);
  const { methods, phoneForm } = useLoginChoice('login-title');
  const heading = useRef<HTMLHeadingElement>(null);
  useStylesheet(styles);
  // The focused element was removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="account">
      <div className="panel form">
        <div className="form-head">
          <h2 id="login-title" tabIndex={-1} ref={heading}>
            {message('loginNeeded')}
          </h2>
          <p>{message('loginToCheckout')}</p>
        </div>
        {methods}
        {phoneForm ?? <LoginForm />}
      </div>
    </div>
  );
}
