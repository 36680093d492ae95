import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { messages } from '#contract/messages.ts';
import { loginPath } from '#storefront/next-path.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';

/** The customer has logged out while the checkout stood open, here or in another tab. */
export function LoggedOut() {
  const { links } = useShop();
  const words = useLabels(sharedLabels);
  const message = useLabels(messages);
  return (
    <Empty
      icon="lock"
      petal={2}
      heading={message('loginNeeded')}
      actions={<Button href={loginPath(links, links.checkout())}>{words('titleLogin')}</Button>}
    >
      {message('loginToCheckout')}
    </Empty>
  );
}
