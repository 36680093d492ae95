import type { MessageCode } from '#contract/messages.ts';
import type { Answer, Input } from '#contract/operation.ts';
import type { getCustomerAddresses } from '#contract/operations/accounts/get-customer-addresses.ts';
import { removeCustomerAddress } from '#contract/operations/accounts/remove-customer-address.ts';
import { saveCustomerAddress } from '#contract/operations/accounts/save-customer-address.ts';
import { useCustomerAddress } from '#contract/operations/accounts/use-customer-address.ts';
import type { Reply } from '#web/call.ts';
import { failureMessage } from '#web/failure-message.ts';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';
import { useShop } from '../shop-context.tsx';
import { updateUser } from '../state/user.ts';

export type Address = Answer<typeof getCustomerAddresses>[number];
type Fields = Omit<Input<typeof saveCustomerAddress>, 'languageCode' | 'recordValueJson'>;

type Refused = { ResponseMsg: string; MessageCode?: MessageCode | undefined };

const isAddress = (row: object): row is Address => 'AddressID' in row;

/**
 * Returns the actions on the logged-in customer's addresses. The address in use is also stored in the
 * browser.
 */
export function useAddresses(onChanged: (addresses: readonly Address[]) => void, onUsed?: () => void) {
  const { call, lang } = useShop();

  /** Shows the returned addresses, and stores the one in use as the customer's own. */
  const take = (rows: readonly Address[]) => {
    onChanged(rows);
    const used = rows.find(({ IsUsed }) => IsUsed);
    if (!used) return;
    const { AddressLineOne, StateProvinceID, StateName, CityID, CityName, PostalCode } = used;
    const { SecondMobileNo = '', RecipientName = '', RecipientMobileNo = '' } = used;
    const place = { AddressLineOne, StateProvinceID, StateName, CityID, CityName, PostalCode };
    updateUser({ ...place, SecondMobileNo, RecipientName, RecipientMobileNo });
    onUsed?.();
  };

  /** Runs the request. Returns whether it succeeded; otherwise a message was shown. */
  const applyReply = async (request: Promise<Reply<readonly (Address | Refused)[]>>) => {
    const reply = await withLoading(request).catch(() => null);
    if (reply?.statusCode === 200) {
      take(reply.data.filter(isAddress));
      return true;
    }
    const [refused] = reply?.data ?? [];
    const announced = refused && 'MessageCode' in refused ? refused.MessageCode : undefined;
    showToast('error', { code: announced ?? failureMessage(reply?.statusCode ?? null) });
    return false;
  };

  return {
    choose: (AddressID: number) => applyReply(call(useCustomerAddress, { AddressID, languageCode: lang })),
    remove: (AddressID: number) => applyReply(call(removeCustomerAddress, { AddressID, languageCode: lang })),
    save: (fields: Fields) => applyReply(call(saveCustomerAddress, { ...fields, languageCode: lang })),
  };
}
