import { useEffect, useState } from 'react';
import { companyLengths } from '#contract/constants.ts';
import { companyLabels } from '#contract/labels/storefront/company.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { getCustomerCompany } from '#contract/operations/accounts/get-customer-company.ts';
import {
  isNameMissing,
  keepCompany,
  storedCompany,
  type StoredCompany,
} from '#storefront/synced-lists/stored-company.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

const none: StoredCompany = { Name: '', TaxNumber: '', Address: '' };

/**
 * The company that the order is for. Starts with the one that the customer last ordered for, and is stored in the tab,
 * from where the order reads it.
 */
export function CompanyFields({ user, isRefused }: { user: number; isRefused: boolean }) {
  const { call } = useShop();
  const t = useLabels(companyLabels);
  const shared = useLabels(sharedLabels);
  const [company, setCompany] = useState(() => storedCompany(user));
  const isNew = company === null;
  useEffect(() => {
    if (!isNew) return undefined;
    const controller = new AbortController();
    call(getCustomerCompany, {}, { signal: controller.signal }).then(
      ({ statusCode, data: { Company } }) => {
        if (statusCode !== 200 || !Company) return;
        keepCompany(user, Company);
        setCompany((typed) => typed ?? Company);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [call, isNew, user]);
  const shown = company ?? none;
  const change = (changes: Partial<StoredCompany>) => {
    const changed = { ...shown, ...changes };
    setCompany(changed);
    keepCompany(user, changed);
  };
  const field = (name: keyof StoredCompany, length: keyof typeof companyLengths) => ({
    name: `Company${name}`,
    maxLength: companyLengths[length],
    value: shown[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <>
      <Field
        label={t('name')}
        autoComplete="organization"
        error={isRefused && isNameMissing(user) ? t('nameMissing') : undefined}
        {...field('Name', 'name')}
      />
      <Field
        label={t('taxNumber')}
        hint={t('taxNumberHint')}
        optional={shared('optional')}
        autoComplete="off"
        dir="ltr"
        {...field('TaxNumber', 'taxNumber')}
      />
      <Field
        label={t('address')}
        optional={shared('optional')}
        autoComplete="off"
        {...field('Address', 'address')}
      />
      {shown !== none && shown.Name !== '' && (
        <Button kind="quiet" onClick={() => change(none)}>
          {t('without')}
        </Button>
      )}
    </>
  );
}
