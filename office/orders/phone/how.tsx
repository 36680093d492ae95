import { pickUpKey } from '#contract/pick-up-key.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import type { PhoneMethod } from '#contract/operations/office/phone-orders/phone-order-types.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { OfficeIcon, type OfficeIconName } from '#office/components/office-icon.tsx';
import { Section } from '#office/components/screen.tsx';
import { formatAmount } from '#rules/money.ts';
import type { PhoneOrderDraft } from './use-draft.ts';
import { useWhy } from './use-why.ts';

const icons = {
  cash: 'banknote',
  link: 'share-2',
  code: 'qr-code',
  transfer: 'building-2',
  onAccount: 'clock',
} as const satisfies Record<PhoneMethod, OfficeIconName>;
const hints = {
  cash: 'cashHint',
  link: 'linkHint',
  code: 'codeHint',
  transfer: 'transferHint',
  onAccount: 'onAccountHint',
} as const satisfies Record<PhoneMethod, string>;

/** The payment methods. Unavailable ones show the reason. */
export function How({ talk: { draft, change, quote } }: { talk: PhoneOrderDraft }) {
  const t = useLabels(officePhoneOrderLabels);
  const whyText = useWhy();
  const {
    ways: methods = [],
    sums,
    deliveryWays: deliveries = [],
    deliveryWayId: chosenId = null,
  } = quote.data ?? {};
  const isPickUp = deliveries.some(({ id, isPickUp: isAtShop }) => id === chosenId && isAtShop);
  const hintOf = (method: PhoneMethod, within: string) =>
    method === 'onAccount'
      ? t('onAccountHint', { amount: within })
      : within || t(pickUpKey(hints[method], isPickUp));
  return (
    <Section title={t('how')}>
      {quote.data && methods.length === 0 && <Note kind="us">{t('noMethods')}</Note>}
      <div className="pay-ways" role="radiogroup" aria-label={t('how')}>
        {methods.map(({ way: method, within, problem }) => (
          <label key={method} className={problem ? 'pay-way is-off' : 'pay-way'}>
            <input
              type="radio"
              name="way"
              checked={draft.way === method}
              disabled={problem !== null}
              onChange={() => change({ way: method })}
            />
            <span>
              <b>{t(pickUpKey(method, isPickUp))}</b>
              <small>{problem ? whyText(problem) : hintOf(method, within)}</small>
            </span>
            <OfficeIcon name={icons[method]} />
          </label>
        ))}
      </div>
      {sums?.depositCents !== undefined && (
        <label className="check">
          <input
            type="checkbox"
            checked={draft.deposit}
            onChange={({ currentTarget }) => change({ deposit: currentTarget.checked })}
          />
          {t('deposit', { amount: formatAmount(sums.depositCents) })}
        </label>
      )}
      {sums?.depositCents !== undefined && draft.deposit && methods.some((each) => each.way === 'cash') && (
        <label className="check">
          <input
            type="checkbox"
            checked={draft.restInCash}
            onChange={({ currentTarget }) => change({ restInCash: currentTarget.checked })}
          />
          {t(isPickUp ? 'restInCashPickUp' : 'restInCash')}
        </label>
      )}
    </Section>
  );
}
