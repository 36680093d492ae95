import { useState } from 'react';
import { phoneLoginLabels } from '#contract/labels/storefront/phone-login.ts';
import { Chip } from '#ui/choices.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { useRequestedAddress } from './use-requested-address.ts';

/** Loads the code on demand, because login by email doesn't need it. */
const loadPhoneLogin = () => import('./phone-login.tsx');

/**
 * Lets the shopper choose between email and phone number, if the shop can send text messages. Returns the
 * choice and the phone form, which serves both login and signup (null for the page's own form). A shopper who
 * returns to the tab with a code sees the phone form again. `titleId` is the id of the heading of both forms.
 */
export function useLoginChoice(titleId: string) {
  const { chrome: layout } = useShop();
  const t = useLabels(phoneLoginLabels);
  const hasCode = useRequestedAddress()?.startsWith('+') ?? false;
  const [chosen, setByNumber] = useState<boolean | null>(null);
  const byNumber = chosen ?? false;
  // Stays selected, so that a shopper who then enters another number remains in the phone form.
  if (hasCode && chosen === null) setByNumber(true);
  const phone = usePageData(loadPhoneLogin, byNumber, () => setByNumber(false));
  const chip = (isNumber: boolean) => (
    <Chip name="way-in" checked={byNumber === isNumber} onChange={() => setByNumber(isNumber)}>
      {t(isNumber ? 'phone' : 'email')}
    </Chip>
  );
  return {
    methods: layout.phoneLogin && (
      <fieldset className="chips">
        <legend className="vh">{t('loginMethod')}</legend>
        {chip(false)}
        {chip(true)}
      </fieldset>
    ),
    phoneForm: byNumber && phone ? <phone.PhoneLogin titleId={titleId} /> : null,
  };
}
