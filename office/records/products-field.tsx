import { recordLabels } from '#contract/labels/office/records.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { UserText } from '#ui/user-text.tsx';
import { DialogButton } from '../components/dialog-button.tsx';
import { useOfficeQuery } from '../data/query-client.ts';
import { useLabels, useOffice } from '../office-context.ts';
import type { NamedFieldProps } from './field-props.ts';
import { FindProduct } from './product-field.tsx';

/** Several products: each can be removed, and others are found by name or number. */
export function ProductsField({ name, label, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const ids = (value ?? []) as readonly number[];
  const nameOf = useProductNames(ids);
  return (
    <fieldset className="several">
      <legend>{label}</legend>
      {error !== undefined && <small className="bad">{error}</small>}
      {ids.length > 0 && (
        <ul className="picked" role="list">
          {ids.map((id) => (
            <li key={id}>
              <UserText text={nameOf(id)} />
              <IconButton
                icon="x"
                label={t('takeOutNamed', { name: nameOf(id) })}
                onClick={() => onChange(ids.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <DialogButton icon="plus" name={name} text={t('addProduct')} title={t('findProduct')}>
        {() => <FindProduct chosen={ids} onFound={(id) => onChange([...ids, id])} />}
      </DialogButton>
    </fieldset>
  );
}

/** The most names of one call; a longer list shows numbers for the others. */
const maxNames = 200;

function useProductNames(ids: readonly number[]): (id: number) => string {
  const { lang } = useOffice();
  const { data } = useOfficeQuery(listProducts, { ids: ids.slice(0, maxNames), limit: maxNames });
  const names = new Map(data?.products.map((each) => [each.id, each.names[lang] ?? each.names.en]));
  return (id) => names.get(id) ?? `#${id}`;
}
