import { officePaletteLabels } from '#contract/labels/office/palette.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { OfficeIcon } from '../components/office-icon.tsx';
import { usePersonText } from '../components/person-name.tsx';
import { OrderState } from '../orders/order-state.tsx';
import { splitAtMatch, type Entry } from './entries.ts';

/** One option: its name, and its most important detail at the end. */
export function EntryRow({ entry, find }: { entry: Entry; find: string }) {
  if (entry.kind === 'order') return <OrderEntry order={entry.order} find={find} />;
  if (entry.kind === 'product') return <ProductEntry product={entry.product} find={find} />;
  return (
    <>
      <OfficeIcon name={entry.icon} />
      <span className="palette-what">{entry.text}</span>
      {entry.key !== undefined && <kbd aria-hidden="true">{entry.key}</kbd>}
    </>
  );
}

interface HealthFinding {
  find: string;
}

function OrderEntry({ order, find }: HealthFinding & { order: (Entry & { kind: 'order' })['order'] }) {
  const { number, state, confirmBy } = order;
  const customer = usePersonText()(order.customer);
  return (
    <>
      <Icon name="shopping-bag" />
      <span className="palette-what">
        <Num>
          <Marked text={number} find={find} />
        </Num>{' '}
        {customer !== '' && (
          <UserText text={customer}>
            <Marked text={customer} find={find} />
          </UserText>
        )}
      </span>
      <span className="palette-end">
        <OrderState state={state} confirmBy={confirmBy} />
      </span>
    </>
  );
}

function ProductEntry({
  product,
  find,
}: HealthFinding & { product: (Entry & { kind: 'product' })['product'] }) {
  const { lang } = useOffice();
  const t = useLabels(officePaletteLabels);
  const { names, sku, picture, stock, state } = product;
  const name = names[lang] ?? names.en ?? names.ar ?? sku;
  const other = lang === 'en' ? names.ar : names.en;
  return (
    <>
      {picture === '' ? (
        <OfficeIcon name="package" />
      ) : (
        <Picture path={picture} width={1000} height={1000} alt="" sizes="2rem" />
      )}
      <span className="palette-what">
        <UserText text={name}>
          <Marked text={name} find={find} />
        </UserText>{' '}
        {other !== undefined && other !== name && (
          <small>
            <UserText text={other}>
              <Marked text={other} find={find} />
            </UserText>
          </small>
        )}
      </span>
      <span className="palette-end">
        <small>
          <Num>
            <Marked text={sku} find={find} />
          </Num>
        </small>{' '}
        {state === 'hidden' && <small>{t('hidden')}</small>}{' '}
        <small className={stock === 0 ? 'is-none' : undefined}>
          {stock === null ? t('notCounted') : t('inStock', { n: stock })}
        </small>
      </span>
    </>
  );
}

/** Renders a text with the match highlighted. */
function Marked({ text, find }: HealthFinding & { text: string }) {
  const parts = splitAtMatch(text, find);
  if (!parts) return text;
  const [before, part, after] = parts;
  return (
    <>
      {before}
      <mark>{part}</mark>
      {after}
    </>
  );
}
