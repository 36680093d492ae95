import { useEffect, useState } from 'react';
import { getCustomerAddresses } from '#contract/operations/accounts/get-customer-addresses.ts';
import { withLoading } from '#web/loading.ts';
import { useShop } from '../shop-context.tsx';
import type { User } from '../state/stored-user.ts';
import { AddressList } from './address-list.tsx';
import type { Address } from './use-addresses.ts';

interface AddressesProps {
  user: User;
  onUsed?: () => void;
  summary: HTMLElement | null;
}

/** A customer's saved addresses. Selecting one makes it the delivery address (`onUsed`). */
export function Addresses({ user, onUsed, summary }: AddressesProps) {
  const { call, lang } = useShop();
  /** The saved addresses; null until loaded. */
  const [addresses, setAddresses] = useState<readonly Address[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    withLoading(call(getCustomerAddresses, { languageCode: lang }, { signal: controller.signal })).then(
      ({ statusCode, data }) => statusCode === 200 && setAddresses(data),
      () => undefined,
    );
    return () => controller.abort();
  }, [call, lang]);
  return addresses && <AddressList {...{ user, addresses, onUsed, summary }} onChanged={setAddresses} />;
}
