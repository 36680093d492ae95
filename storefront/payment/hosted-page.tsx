import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import type { PageMessage } from '#contract/test-provider-page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { formatMoney } from '#ui/money.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import type { PartProps } from './part.ts';
import styles from './hosted-page.css?url';
import { ProviderFormPlaceholder } from './provider-script.tsx';

/** Timeout in ms after which the page counts as failed. */
const timeoutMs = 10_000;

interface HostedPageProps extends Pick<PartProps, 'amount' | 'busy' | 'cancel' | 'payInCash'> {
  page: 'card' | 'bank' | 'wallet' | 'approval' | 'code';
  /** Which refusal the page told of last. */
  refusal?: string;
  onToken: (token: string, refusal: string) => void;
}

/**
 * A page of the test provider as a frame, which has no access to the shop: the customer acts there, and it returns a
 * token.
 */
export function HostedPage(props: HostedPageProps) {
  const { page, refusal = '', amount, busy, onToken, cancel, payInCash } = props;
  const { lang } = useShop();
  const t = useLabels(cardSectionLabels);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  /** Counts the pages. A new one replaces a page that acted while the shop was busy. */
  const [count, setCount] = useState(0);
  const isStyled = useStylesheet(styles);
  const query = new URLSearchParams({ lang, amount: formatMoney(amount), refusal });

  const onMessage = useEffectEvent(({ source, data }: MessageEvent<PageMessage>) => {
    if (!frame.current || source !== frame.current.contentWindow) return;
    if (data.height) {
      setState('ready');
      frame.current.style.blockSize = `${data.height}px`;
    } else if (data.isLeft) cancel();
    else if (busy) setCount(count + 1);
    else onToken(data.token ?? '', data.refusal ?? '');
  });
  useEffect(() => {
    const listen = (event: MessageEvent<PageMessage>) => onMessage(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), timeoutMs);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <ProviderFormPlaceholder {...{ state, payInCash }} retry={() => setState('loading')} />
      {state !== 'failed' && isStyled && (
        <iframe
          ref={frame}
          key={count}
          id={`test-${page}`}
          className={`pay-page is-${page}`}
          title={t('testPayment')}
          sandbox="allow-scripts allow-forms"
          src={`/test-provider/${page}?${query}`}
          // The button that had the focus is gone.
          onLoad={() => (page === 'bank' || page === 'approval') && frame.current?.focus()}
        />
      )}
    </>
  );
}
