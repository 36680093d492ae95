import { useState } from 'react';
import { phoneLoginLabels } from '#contract/labels/storefront/phone-login.ts';
import { Chip } from '#ui/choices.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { useAskedAddress } from './use-asked-address.ts';

/** Who comes in by e-mail needs no code for what is for numbers. */
const loadPhoneLogin = () => import('./phone-login.tsx');

/**
 * By e-mail or by phone number, where the shop reaches numbers: the choice, and the form of who chose the number (null: the
 * page's own), which logs in and signs up alike; who comes back to the tab with a code is there again. `titleId`: of the heading both stand under.
 */
export function useWaysIn(titleId: string) {
  const { chrome } = useShop();
  const t = useLabels(phoneLoginLabels);
  const hasCode = useAskedAddress()?.startsWith('+') ?? false;
  const [chosen, setByNumber] = useState<boolean | null>(null);
  const byNumber = chosen ?? false;
  // For good: who then wants another number stays with numbers.
  if (hasCode && chosen === null) setByNumber(true);
  const phone = useLoaded(loadPhoneLogin, byNumber, () => setByNumber(false));
  const chip = (isNumber: boolean) => (
    <Chip name="way-in" checked={byNumber === isNumber} onChange={() => setByNumber(isNumber)}>
      {t(isNumber ? 'phone' : 'email')}
    </Chip>
  );
  return {
    ways: chrome.phoneLogin && (
      <fieldset className="chips">
        <legend className="vh">{t('way')}</legend>
        {chip(false)}
        {chip(true)}
      </fieldset>
    ),
    phoneForm: byNumber && phone ? <phone.PhoneLogin titleId={titleId} /> : null,
  };
}
