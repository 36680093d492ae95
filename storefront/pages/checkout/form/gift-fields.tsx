import { type ReactNode, useState } from 'react';
import { giftMessageMaxLength } from '#contract/constants.ts';
import { giftLabels } from '#contract/labels/storefront/gift.ts';
import { keepGift, storedGift } from '#storefront/cart/stored-gift.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface GiftFieldsProps {
  user: number;
  /** The picture of a wrapped order; '' if there is none. Null if the shop offers no wrapping. */
  wrapping: string | null;
}

/** The gift options with a preview. They are stored in the tab, from where the order reads them. */
export function GiftFields({ user, wrapping }: GiftFieldsProps) {
  const t = useLabels(giftLabels);
  const [gift, setGift] = useState(() => storedGift(user));
  const change = (changes: Partial<typeof gift>) => {
    const changed = { ...gift, ...changes };
    setGift(changed);
    keepGift(user, changed);
  };
  return (
    <>
      {wrapping && (
        <div className="gift-box">
          <Picture path={wrapping} width={1000} height={1000} alt={t('wrapped')} sizes="11rem" />
          {gift.Message && (
            <p aria-hidden="true">
              <bdi>{gift.Message}</bdi>
            </p>
          )}
        </div>
      )}
      <div className="gift-words">
        {wrapping !== null && (
          <Check checked={gift.Wrap} onChange={(Wrap) => change({ Wrap })}>
            <b>{t('wrap')}</b> <span className="opt">{t('free')}</span>
          </Check>
        )}
        <TextArea
          name="GiftMessage"
          label={t('message')}
          hint={gift.Message && t('messageLeft', { n: giftMessageMaxLength - gift.Message.length })}
          rows={1}
          maxLength={giftMessageMaxLength}
          value={gift.Message}
          onChange={(event) => change({ Message: event.currentTarget.value })}
        />
        <Check checked={gift.WithoutPrices} onChange={(WithoutPrices) => change({ WithoutPrices })}>
          {t('withoutPrices')}
        </Check>
      </div>
    </>
  );
}

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
