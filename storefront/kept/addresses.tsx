import { useEffect, useRef, useState } from 'react';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { getCustomerAddresses } from '#contract/operations/accounts/get-customer-addresses.ts';
import { useStyles } from '#ui/load-styles.ts';
import { withLoading } from '#web/loading.ts';
import { useLoaded } from '#web/use-loaded.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import type { User } from '../state/stored-user.ts';
import { KeptFold } from './kept-fold.tsx';
import styles from './kept-parts.css?url';
import type { Address } from './use-addresses.ts';

/** Who keeps none, and opens nothing, needs none of it. */
const loadList = () => import('./address-list.tsx');

/** The addresses a customer keeps; choosing one makes it the one their orders go to (`onUsed`). */
export function Addresses({ user, onUsed }: { user: User; onUsed?: () => void }) {
  const { call, lang } = useShop();
  const t = useLabels(addressLabels);
  const styled = useStyles(styles);
  const summary = useRef<HTMLElement>(null);
  /** Null until they are known. */
  const [addresses, setAddresses] = useState<readonly Address[] | null>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    call(getCustomerAddresses, { languageCode: lang }, { signal: controller.signal }).then(
      ({ statusCode, data }) => statusCode === 200 && setAddresses(data),
      () => undefined,
    );
    return () => controller.abort();
  }, [call, lang]);
  const hasSome = addresses !== null && addresses.length > 0;
  const list = useLoaded(
    () => (opened ? withLoading(loadList()) : loadList()),
    opened || hasSome,
    opened ? () => setOpened(false) : 'quiet',
  );
  if (!styled || !addresses || (hasSome && !list)) return null;
  return (
    <KeptFold
      icon="map-pin"
      title={t('title')}
      open={hasSome}
      onOpen={() => setOpened(true)}
      summary={summary}
    >
      {list && <list.AddressList {...{ user, addresses, onUsed, summary }} onChanged={setAddresses} />}
    </KeptFold>
  );
}
