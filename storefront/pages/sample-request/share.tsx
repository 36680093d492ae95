import { useRef, useState } from 'react';
import { sampleLabels } from '#contract/labels/storefront/samples.ts';
import { createWishlistShare } from '#contract/operations/samples/create-wishlist-share.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { readWishlist, useWishlist } from '#storefront/state/wishlist.ts';
import { Button } from '#ui/button.tsx';
import { useDates } from '#storefront/use-dates.ts';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { Field } from '#ui/field.tsx';

interface SharedLink {
  href: string;
  /** The last day, dd-mm-yyyy. */
  until: string;
  /** The list for which the link was created; a changed list needs a new link. */
  of: string;
}

/** Creates a link with which others see the list as it is now. */
export function Share() {
  const { call, links } = useShop();
  const t = useLabels(sampleLabels);
  const listed = JSON.stringify(useWishlist());
  const { busy, send } = useSubmit();
  const { day } = useDates();
  const [made, setMade] = useState<SharedLink | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const link = made?.of === listed ? made : null;

  const make = () =>
    send(async () => {
      const { data, statusCode } = await call(createWishlistShare, { Items: readWishlist() });
      const [row] = data;
      if (!row?.ShareCode) {
        const isGone = row?.MessageCode === 'itemsGone';
        showToast('error', { code: isGone ? 'wishesGone' : failureMessage(statusCode) });
        return;
      }
      const href = location.origin + links.wishList(`/${row.ShareCode}`);
      setMade({ href, until: day(row.ExpiresAt ?? ''), of: listed });
      setTimeout(() => field.current?.select());
    });
  const copy = async (href: string) => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(href);
      showToast('success', { code: 'linkCopied' });
    } catch {
      // If the clipboard isn't allowed, the link is selected, so that the shopper can copy it.
    }
  };
  return (
    <section id="share" className="panel form needs-script" aria-labelledby="share-head">
      <h2 id="share-head">{t('share')}</h2>
      <p>{t('shareHint')}</p>
      {link ? (
        <>
          <Field
            label={t('link')}
            hint={<Filled text={t('validUntil')} places={{ date: <Num>{link.until}</Num> }} />}
            type="url"
            readOnly
            value={link.href}
            ref={field}
          />
          <div className="share-ways">
            <Button onClick={() => void copy(link.href)}>{t('copyLink')}</Button>
            {'share' in navigator && (
              <Button
                kind="ghost"
                icon="share-2"
                onClick={() =>
                  void navigator.share({ title: t('sharedTitle'), url: link.href }).catch(() => undefined)
                }
              >
                {t('sendLink')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <Button kind="ghost" icon="share-2" busy={busy} onClick={() => void make()}>
          {t('makeLink')}
        </Button>
      )}
    </section>
  );
}
