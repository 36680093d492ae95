import { type ReactNode, useEffect, useState } from 'react';
import { giftMessageMaxLength } from '#contract/constants.ts';
import { giftLabels } from '#contract/labels/storefront/gift.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { Picture } from '#ui/picture.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { keepGift, keptGift } from './kept-gift.ts';

/** What can be asked for when the order is a gift. Kept in the tab, where the order finds it. */
export function GiftFields({ user }: { user: number }) {
  const t = useLabels(giftLabels);
  const wrapping = useWrapping();
  const [gift, setGift] = useState(() => keptGift(user));
  const change = (changes: Partial<typeof gift>) => {
    const changed = { ...gift, ...changes };
    setGift(changed);
    keepGift(user, changed);
  };
  return (
    <div className="form">
      <TextArea
        name="GiftMessage"
        label={t('message')}
        hint={
          gift.Message
            ? t('messageLeft', { n: giftMessageMaxLength - gift.Message.length })
            : t('messageHint', { n: giftMessageMaxLength })
        }
        rows={3}
        maxLength={giftMessageMaxLength}
        value={gift.Message}
        onChange={(event) => change({ Message: event.currentTarget.value })}
      />
      {wrapping && (
        <div className="wrapping">
          <Check checked={gift.Wrap} onChange={(Wrap) => change({ Wrap })}>
            {t('wrap')} <span className="opt">{t('free')}</span>
          </Check>
          {wrapping.picture && (
            <Picture path={wrapping.picture} width={1000} height={1000} alt={t('wrapped')} sizes="6rem" />
          )}
        </div>
      )}
      <Check checked={gift.WithoutPrices} onChange={(WithoutPrices) => change({ WithoutPrices })}>
        {t('withoutPrices')}
      </Check>
    </div>
  );
}

interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className="gift-check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

/** How the shop wraps gifts; null where it does not, and until it is known. */
function useWrapping(): { picture: string } | null {
  const { call, lang } = useShop();
  const [wrapping, setWrapping] = useState<{ picture: string } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call(getShopSettings, { languageCode: lang }, { signal: controller.signal }).then(
      ({ statusCode, data }) =>
        setWrapping(statusCode === 200 && data.GiftWrapping ? { picture: data.GiftWrappingPicture } : null),
      () => undefined,
    );
    return () => controller.abort();
  }, [call, lang]);
  return wrapping;
}
