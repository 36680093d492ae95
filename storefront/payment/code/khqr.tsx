import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { CodePart } from './code.tsx';
import type { PartProps } from '../part.ts';
import { testToken } from '../test-token.ts';

/** KHQR payment. A shop that charges no real money says so, and a button simulates the bank's app. */
export default function KhqrPart(props: PartProps) {
  const { publicKey, busy, pay } = props;
  const t = useLabels(cardSectionLabels);
  if (publicKey === '') return <CodePart {...props} />;
  return (
    <CodePart {...props}>
      <p className="note">
        <Icon name="info" />
        <span>{t('testPayment')}</span>
      </p>
      <Button
        id="test-bank"
        kind="ghost"
        wide
        aria-disabled={busy}
        onClick={() => !busy && pay(testToken('approve'))}
      >
        {t('testBankPays')}
      </Button>
    </CodePart>
  );
}
