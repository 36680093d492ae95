import { loginLabels } from '#contract/labels/storefront/login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { Invite } from '#storefront/account/invite.tsx';
import { useKeptNext } from '#storefront/account/use-kept-next.ts';
import { Breadcrumb } from '#storefront/chrome/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { LoginForm } from './login-form.tsx';

export default definePage<null>({ View: Login });

function Login() {
  const { links } = useShop();
  const t = useLabels(loginLabels);
  const words = useLabels(sharedLabels);
  const signup = useKeptNext(links.signup());
  return (
    <>
      <Breadcrumb items={[{ label: words('titleLogin') }]} />
      <div className="wrap account">
        <LoginForm />
        <Invite title={t('lbl_login_newcustomer')}>
          <p>{t('lbl_login_inst_singup')}</p>
          <Button href={signup}>{t('lbl_login_createacnt')}</Button>
        </Invite>
      </div>
    </>
  );
}
