import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { LoginForm } from '#storefront/account/login-form.tsx';
import { useWaysIn } from '#storefront/account/use-ways-in.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import styles from '#storefront/styles/account.css?url';
import { useStyles } from '#ui/load-styles.ts';

/** The customer has logged out while the checkout stood open, here or in another tab: who logs in here goes on where they were. */
export function LoggedOut() {
  const message = useLabels(messages);
  const { ways, phoneForm } = useWaysIn('login-title');
  const heading = useRef<HTMLHeadingElement>(null);
  useStyles(styles);
  // What had the focus is gone.
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
        {ways}
        {phoneForm ?? <LoginForm />}
      </div>
    </div>
  );
}
