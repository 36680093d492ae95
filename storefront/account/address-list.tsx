import { useState } from 'react';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { partsText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import { withLoading } from '#web/loading.ts';
import { usePageData } from '#web/use-page-data.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import type { User } from '../state/stored-user.ts';
import { type Address, useAddresses } from './use-addresses.ts';

const loadForm = () => withLoading(import('./address-form.tsx'));

interface AddressListProps {
  user: User;
  addresses: readonly Address[];
  onChanged: (addresses: readonly Address[]) => void;
  onUsed?: (() => void) | undefined;
  /** The element around the list, which gets the focus after an action. */
  summary: HTMLElement | null;
}

/** The saved addresses. The customer can select and edit them, and add more. */
export function AddressList({ user, addresses, onChanged, onUsed, summary }: AddressListProps) {
  const t = useLabels(addressLabels);
  const { choose, remove, save } = useAddresses(onChanged, onUsed);
  /** The address being edited; 'new' for one being added. */
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const form = usePageData(loadForm, edited !== null, () => setEdited(null));
  /** The selected address while it is being saved. */
  const [chosen, setChosen] = useState<number | null>(null);
  const isChosen = ({ AddressID, IsUsed }: Address) => (chosen === null ? IsUsed : AddressID === chosen);
  const isStored = addresses.some(({ IsUsed }) => IsUsed);
  const close = () => {
    setEdited(null);
    summary?.focus();
  };
  const keep = async () => {
    const { AddressLineOne, StateProvinceID: StateProvinceId, CityID: CityId, PostalCode } = user;
    const { SecondMobileNo, RecipientName, RecipientMobileNo } = user;
    const place = { AddressLineOne, StateProvinceId, CityId, PostalCode };
    if (await save({ ...place, SecondMobileNo, RecipientName, RecipientMobileNo })) summary?.focus();
  };
  return (
    <div className="form">
      <p className="hint">{t('hint')}</p>
      {addresses.length > 0 && (
        <fieldset>
          <legend className="vh">{t('choose')}</legend>
          {addresses.map((address) => (
            <Row
              key={address.AddressID}
              address={address}
              isChosen={isChosen(address)}
              onChoose={() => {
                setChosen(address.AddressID);
                void choose(address.AddressID).then(() => setChosen(null));
              }}
              onEdit={() => setEdited(address)}
              onRemove={() => void remove(address.AddressID).then((done) => done && close())}
            />
          ))}
        </fieldset>
      )}
      {edited === null || !form ? (
        <div className="kept-acts">
          {!isStored && user.AddressLineOne !== '' && (
            <Button small icon="check" onClick={() => void keep()}>
              {t('keep')}
            </Button>
          )}
          <Button small kind="ghost" icon="plus" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <form.AddressForm
          key={edited === 'new' ? 0 : edited.AddressID}
          address={edited === 'new' ? null : edited}
          country={user.CountryID}
          save={save}
          onClose={close}
        />
      )}
    </div>
  );
}

interface RowProps {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ address, isChosen, onChoose, onEdit, onRemove }: RowProps) {
  const t = useLabels(addressLabels);
  const { lang } = useShop();
  const { Label, AddressLineOne, CityName, StateName, PostalCode, SecondMobileNo } = address;
  const { RecipientName, RecipientMobileNo } = address;
  const name = Label || AddressLineOne;
  return (
    <div className="kept-address">
      <label>
        <input type="radio" name="kept-address" checked={isChosen} onChange={onChoose} />
        <span>
          {Label && (
            <b>
              <bdi>{Label}</bdi>
            </b>
          )}
          {RecipientName && <bdi>{RecipientName}</bdi>}
          {RecipientMobileNo && (
            <span className="hint">
              <Num>{RecipientMobileNo}</Num>
            </span>
          )}
          <bdi>{AddressLineOne}</bdi>
          <bdi className="hint">{partsText(lang, [CityName, StateName, PostalCode])}</bdi>
          {SecondMobileNo && (
            <span className="hint">
              <Num>{SecondMobileNo}</Num>
            </span>
          )}
        </span>
      </label>
      <IconButton icon="pencil" label={t('edit', { name })} onClick={onEdit} />
      <IconButton icon="x" label={t('remove', { name })} onClick={onRemove} />
    </div>
  );
}
