import { type ReactNode, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { refusalKey } from '#office/data/refusals.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { Screen } from '#office/components/screen.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import { EditProduct } from './edit-product.tsx';
import { NewProduct } from './new-product.tsx';
import type { ProductAnswer } from '../product.ts';
import { blankValues, copyOf } from './values.ts';
import './product.css';

interface ProductData {
  id: number;
  isNew: boolean;
}

/** One product, or a new one: empty, or a copy of another (`?from=`). */
function View({ data: { id, isNew } }: { data: ProductData }) {
  const from = Number(new URLSearchParams(useAddressQuery()).get('from'));
  if (!isNew)
    return (
      <Loaded key={id} id={id}>
        {(answer) => <EditProduct answer={answer} />}
      </Loaded>
    );
  if (from > 0)
    return (
      <Loaded key={from} id={from}>
        {(answer) => <Copy answer={answer} />}
      </Loaded>
    );
  return <Fresh />;
}

function Fresh() {
  const common = useLabels(officeCommonLabels);
  const may = useCan();
  const [start] = useState(() => blankValues(new Date().toISOString(), may));
  return <NewProduct title={common('newProduct')} start={start} draftKey="new" />;
}

function Copy({ answer: { product } }: { answer: ProductAnswer }) {
  const t = useLabels(officeProductLabels);
  const { lang } = useOffice();
  const [start] = useState(() => copyOf(product, new Date().toISOString()));
  const name = product.texts[lang]?.name ?? product.texts.en?.name ?? product.sku;
  return <NewProduct title={t('copyOf', { name })} start={start} draftKey={`copy-${product.id}`} />;
}

function Loaded({ id, children }: { id: number; children: (answer: ProductAnswer) => ReactNode }) {
  const t = useLabels(officeProductLabels);
  const frame = useLabels(officeFrameLabels);
  const { links } = useOffice();
  const query = useOfficeQuery(getProduct, { id });
  if (query.data) return children(query.data);
  const isNone = id < 1 || refusalKey(query.error) === 'notFound';
  return (
    <Screen title={t('title', { id })} back={{ href: links.products, label: frame('products') }}>
      {isNone ? <Note>{t('noSuch')}</Note> : <QueryState query={query}>{() => null}</QueryState>}
    </Screen>
  );
}

export default definePage<ProductData>({ View });
