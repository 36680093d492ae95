import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { logoThingsLabels } from '#contract/labels/storefront/logo-things.ts';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { DrawnLogo } from '#storefront/logo-things/drawn-logo.tsx';
import { readLogo, storeLogo, logoProblem } from '#storefront/logo-things/kept-logo.ts';
import { logoThings } from '#storefront/logo-things/logo-thing.ts';
import { LogoThings } from '#storefront/logo-things/logo-things.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useAnswer } from '#storefront/use-answer.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { emptyChoice } from './group-rules.ts';
import type { OptionGroup } from './product-data.ts';
import type { Group } from './use-group.ts';

interface GroupLogoProps {
  productId: number;
  group: Group;
  /** The position that is shown. */
  position: OptionGroup;
  /** The logo that was selected in this tab. */
  file: File | null;
  /** The id of the logo that the shop has. */
  artworkId: string | undefined;
  isSending: boolean;
  /** Shows a logo without sending it. Null removes it. */
  onFile: (file: File | null) => void;
  /** Sends a logo. Returns whether the shop took it. */
  send: (file: File) => Promise<boolean>;
}

/** The number of other products, and the quantity of their prices until the group says its own. */
const shownThings = 10;
const defaultQuantity = 50;

/**
 * The logo that the visitor chose on this device: it is shown on the product, and sent when the product is added to the cart.
 * Below the page, other products wear it.
 */
export function GroupLogo(props: GroupLogoProps) {
  const { group, position, file, artworkId, isSending, onFile } = props;
  const t = useLabels(logoThingsLabels);
  const [stored, setStored] = useState<File | null>(null);
  const bring = useEffectEvent((found: File | null) => {
    setStored(found);
    if (found && !file && !group.chosen.designId) onFile(found);
  });
  useEffect(() => {
    void readLogo().then(bring);
  }, []);
  useEffect(() => {
    if (file && !logoProblem(file)) void storeLogo(file);
  }, [file]);
  const isUnsent = useSentFirst(stored, props);
  const artwork = file && !logoProblem(file) ? file : artworkId ? `/artwork/${artworkId}` : null;
  return (
    <>
      {isUnsent && (
        <p className="g-kept">
          <Icon name="lock" />
          <output>{t(isSending ? 'sending' : 'onDevice')}</output>
          {!isSending && (
            <Button
              small
              kind="ghost"
              onClick={() => {
                const none = emptyChoice(position);
                if (none) group.choose(position.attributeId, none.id);
                onFile(null);
                void storeLogo(null);
              }}
            >
              {t('remove')}
            </Button>
          )}
        </p>
      )}
      {artwork && (
        <Others {...{ artwork }} productId={props.productId} quantity={group.pieces || defaultQuantity} />
      )}
    </>
  );
}

/** Returns whether a logo is still on this device only. If so, it is sent before the product is added to the cart. */
function useSentFirst(
  stored: File | null,
  { group, file, artworkId, isSending, send }: GroupLogoProps,
): boolean {
  const [sent, setSent] = useState<File | null>(null);
  const isUnsent = file !== null && file === stored && file !== sent && !artworkId;
  const sendFirst = useEffectEvent((event: Event) => {
    if (!file || group.question !== null) return;
    event.preventDefault();
    // React listens further up.
    event.stopPropagation();
    if (!isSending) void send(file).then((isTaken) => isTaken && setSent(file));
  });
  useEffect(() => {
    if (!isUnsent) return undefined;
    const form = document.querySelector('.g-buy');
    const onSubmit = (event: Event) => sendFirst(event);
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, [isUnsent]);
  useEffect(() => {
    if (sent) document.querySelector<HTMLFormElement>('.g-buy')?.requestSubmit();
  }, [sent]);
  return isUnsent;
}

interface OthersProps {
  artwork: File | string;
  productId: number;
  quantity: number;
}

/** Other products that wear the logo, below the page of this one. */
function Others({ artwork, productId, quantity }: OthersProps) {
  const { lang: languageCode, links } = useShop();
  const t = useLabels(logoThingsLabels);
  const { answer } = useAnswer(getPopularProductsList, {
    IsForLogo: true,
    PageNo: 1,
    PageSize: shownThings + 1,
    languageCode,
  });
  const rows = (answer ?? []).filter(({ ProductId }) => ProductId !== productId).slice(0, shownThings);
  const place = document.querySelector('.g-others');
  if (rows.length === 0 || !place) return null;
  return createPortal(
    <section className="section" aria-labelledby="logo-others">
      <h2 id="logo-others">{t('others')}</h2>
      <LogoThings
        things={logoThings(rows, [quantity], links)}
        {...{ quantity }}
        logo={{ artwork, drawing: { DrawnLogo } }}
      />
    </section>,
    place,
  );
}
