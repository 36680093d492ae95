import { loginLabels } from '#contract/labels/storefront/login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Invite } from '#storefront/account/invite.tsx';
import { LoginForm } from '#storefront/account/login-form.tsx';
import { useReturnPath } from '#storefront/account/use-return-path.ts';
import { useOrderAhead } from '#storefront/account/use-order-ahead.tsx';
import { useLoginChoice } from '#storefront/account/use-login-choice.tsx';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { Doors } from '#storefront/layout/doors.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';

export default definePage<null>({ View: Login });

function Login() {
  const { links } = useShop();
  const t = useLabels(loginLabels);
  const shared = useLabels(sharedLabels);
  const signup = useReturnPath(links.signup());
  const { methods: loginChoice, phoneForm } = useLoginChoice('login-title');
  const ahead = useOrderAhead();
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleLogin') }]} />
      <div className="wrap account">
        <div className="panel form">
          <div className="form-head">
            <h1 id="login-title">{t('lbl_login_title')}</h1>
            <p>{t('welcome')}</p>
          </div>
          {loginChoice}
          {phoneForm ?? <LoginForm />}
          {ahead.follows}
          <Doors />
        </div>
        <Invite title={t('lbl_login_newcustomer')}>
          <p>{t('lbl_login_inst_singup')}</p>
          <Button href={signup}>{t('lbl_login_createacnt')}</Button>
        </Invite>
        {ahead.order}
      </div>
    </>
  );
}
