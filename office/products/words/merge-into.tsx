import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeMergeLabels } from '#contract/labels/office/merge.ts';
import { mergeTerms } from '#contract/operations/office/catalogue/merge-terms.ts';
import { previewMerge } from '#contract/operations/office/catalogue/preview-merge.ts';
import type { Input } from '#contract/operation.ts';
import { callOffice } from '#office/data/call-office.ts';
import { officeQuery, queryClient } from '#office/data/query-client.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Failure } from '#office/components/note.tsx';
import { type StoredRecord, useRecords } from '#office/records/use-records.ts';
import { Button } from '#ui/button.tsx';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { SelectField } from '#ui/select-field.tsx';

type Merge = Input<typeof mergeTerms>;

/** A merge, with the id that undoes it. */
export interface Merged {
  from: string;
  into: string;
  products: number;
  bulkId: number;
}

interface MergeIntoProps {
  kind: Merge['kind'];
  record: StoredRecord;
  nameOf: (record: StoredRecord) => string;
  onMerged: (merged: Merged) => void;
}

/** Merges one attribute into another of its kind. */
export function MergeInto(props: MergeIntoProps) {
  const t = useLabels(officeMergeLabels);
  return (
    <DialogButton kind="quiet" text={t('open')} title={t('heading', { name: props.nameOf(props.record) })}>
      {() => <Choosing {...props} />}
    </DialogButton>
  );
}

function Choosing({ kind, record, nameOf, onMerged }: MergeIntoProps) {
  const t = useLabels(officeMergeLabels);
  const refusalText = useRefusalText();
  const { data } = useRecords(kind);
  const [isMerging, setMerging] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const others = (data?.records ?? []).filter(
    ({ id, fields }) => id !== record.id && fields['attributeId'] === record.fields['attributeId'],
  );
  const into = others.find(({ id }) => id === chosen);
  const read = ({ id, version }: StoredRecord) => ({ id: Number(id), version });
  const wish: Merge | null = into ? { kind, from: read(record), into: read(into) } : null;
  const preview = useQuery({
    ...officeQuery(previewMerge, wish ?? { kind, from: read(record), into: read(record) }),
    // After the merge there is no preview to fetch.
    enabled: wish !== null && !isMerging,
  });
  const names = { from: nameOf(record), into: into ? nameOf(into) : '' };
  const count = preview.data?.products;
  const problem = failure ?? preview.error;
  // This component unmounts with the deleted attribute, so the merge is reported before refetching.
  const merge = async (labels: Merge) => {
    setMerging(true);
    setFailure(null);
    try {
      onMerged({ ...names, ...(await callOffice(mergeTerms, labels)) });
    } catch (error) {
      setFailure(error);
      setMerging(false);
    }
    void queryClient.invalidateQueries();
  };
  if (data && others.length === 0) return <p>{t('none')}</p>;
  return (
    <div className="form">
      <SelectField
        label={t('into')}
        choose={t('choose')}
        options={others.map((each) => ({ value: each.id, text: nameOf(each) }))}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setFailure(null);
          setChosen(Number(value) || null);
        }}
      />
      <Failure>{problem && refusalText(problem)}</Failure>
      <div aria-live="polite">{into && preview.data && <Products answer={preview.data} names={names} />}</div>
      <div className="form-foot">
        <Button
          busy={isMerging}
          aria-disabled={wish === null || count === undefined}
          onClick={() => wish && count !== undefined && void merge(wish)}
        >
          {count === 1 ? t('mergeOne') : t('merge', { n: count ?? 0 })}
        </Button>
      </div>
    </div>
  );
}

interface ProductsProps {
  answer: {
    products: number;
    some: readonly { id: number; sku: string; names: { en?: string; ar?: string } }[];
  };
  names: { from: string; into: string };
}

/** Says how many products change, with the names of the first ones. */
function Products({ answer: { products, some }, names }: ProductsProps) {
  const t = useLabels(officeMergeLabels);
  const { lang } = useOffice();
  if (products === 0) return <p>{t('noProduct', names)}</p>;
  return (
    <>
      <p>{t('products', { ...names, n: products })}</p>
      <ul className="rows">
        {some.map(({ id, sku, names: called }) => (
          <li key={id}>
            {called[lang] ?? called.en ?? ''} <bdi className="soft">{sku}</bdi>
          </li>
        ))}
      </ul>
      {products > some.length && <p className="soft">{t('more', { n: products - some.length })}</p>}
    </>
  );
}
