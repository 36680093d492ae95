import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useUser } from '#storefront/state/user.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money, formatMoney } from '#ui/money.tsx';
import { TestHead, TestNote } from './test-head.tsx';

const focus = (element: HTMLElement | null) => element?.focus();

interface TestWalletProps {
  amount: number;
  busy: boolean;
  /** Whether the wallet has its order and requests approval. */
  asks: boolean;
  onOpen: () => void;
  onAnswer: (approved: boolean) => void;
}

/** A simulated wallet: first its button, then its own dialog, in which its owner approves the payment. */
export function TestWallet({ amount, busy, asks: requests, onOpen, onAnswer }: TestWalletProps) {
  const { chrome: layout } = useShop();
  const t = useLabels(cardSectionLabels);
  const form = useLabels(checkoutCardFormLabels);
  const { user } = useUser();
  if (!requests)
    return (
      <div className="tp">
        <TestHead amount={amount} />
        <p className="tp-soft">{t('testWalletOpens')}</p>
        <Button kind="act" wide busy={busy} onClick={onOpen}>
          {busy ? form('paying') : form('pay', { amount: formatMoney(amount) })}
        </Button>
      </div>
    );
  return (
    <div className="tp">
      <TestNote />
      <section className="tp-wallet" aria-labelledby="test-wallet">
        <header>
          <Icon name="banknote" />
          <h3 id="test-wallet">{t('testWalletName')}</h3>
        </header>
        <p tabIndex={-1} ref={focus}>
          {t('testWallet', { amount: formatMoney(amount) })}
        </p>
        <dl>
          <div>
            <dt>{t('walletTo')}</dt>
            <dd>{layout.siteTitle}</dd>
          </div>
          <div>
            <dt>{t('walletAccount')}</dt>
            <dd>{user?.EmailAddress}</dd>
          </div>
          <div>
            <dt>{t('walletFrom')}</dt>
            <dd>{t('walletBalance')}</dd>
          </div>
          <div className="tp-wallet-sum">
            <dt>{t('toPay')}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        </dl>
        <Button kind="act" wide busy={busy} onClick={() => onAnswer(true)}>
          {busy ? form('paying') : t('testYes')}
        </Button>
        <Button kind="ghost" wide aria-disabled={busy} onClick={() => !busy && onAnswer(false)}>
          {t('testNo')}
        </Button>
      </section>
    </div>
  );
}
