import type { MouseEvent } from 'react';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { Num } from '#ui/num.tsx';
import { formatNumber, testCardOf, testCards, type TestOutcome } from './test-cards.ts';

const icons: Readonly<Record<TestOutcome, IconName>> = {
  testApproved: 'circle-check',
  testSecure: 'shield-check',
  testDeclined: 'circle-alert',
  testShort: 'circle-alert',
  testLost: 'clock',
};

interface TestNumbersProps {
  /** The card number in the field. */
  number: string;
  onPress: (number: string) => void;
}

/** The test numbers and their outcomes. A press fills in the form. On phones they are collapsed above it. */
export function TestNumbers({ number, onPress }: TestNumbersProps) {
  const t = useLabels(cardSectionLabels);
  const chosen = testCardOf(number);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>, pressed: string) => {
    onPress(pressed);
    const fold = currentTarget.closest('details');
    fold?.removeAttribute('open');
    // The pressed button disappears with its list.
    fold?.querySelector('summary')?.focus();
  };
  const list = (
    <>
      <ul className="tp-cards">
        {testCards.map((card) => (
          <li key={card.number}>
            <button
              type="button"
              aria-pressed={card === chosen}
              onClick={(event) => press(event, card.number)}
            >
              <b>
                <Num>{formatNumber(card.number)}</Num>
              </b>
              <span className={`tp-what ${card.outcome}`}>
                <Icon name={icons[card.outcome]} />
                <span>{t(card.outcome)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="tp-soft">{t('testAny')}</p>
    </>
  );
  return (
    <>
      <details className="tp-fold">
        <summary>
          <Icon name="credit-card" />
          <span>{t('testNumbers')}</span>
          <Icon name="chevron-down" />
        </summary>
        {list}
      </details>
      <section className="tp-side" aria-labelledby="test-numbers">
        <h3 id="test-numbers">{t('testNumbers')}</h3>
        <p className="tp-soft">{t('testPress')}</p>
        {list}
      </section>
    </>
  );
}
