import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import type { useFieldWords } from '../use-field-words.tsx';
import { formatAmount } from '#rules/money.ts';
import { type BulkField, isOfKind } from '#contract/forms/bulk-fields.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { changeText, type Row } from './together.ts';
import '#office/styles/table.css';

const atOnce = 100;
/** Reasons with their own label here. Others are validation errors of the product. */
const reasons = ['unchanged', 'meanwhile', 'costsNothing'] as const;

interface RowsTableProps {
  rows: readonly Row[];
  field: BulkField;
  /** Products that the user excluded. */
  out: ReadonlySet<number>;
  onTake: (id: number, isIn: boolean) => void;
  words: ReturnType<typeof useFieldWords>;
}

/** All products with their current and new values, or why they stay unchanged. */
export function RowsTable({ rows, field, out, onTake, words }: RowsTableProps) {
  const t = useLabels(officeTogetherLabels);
  const common = useLabels(officeCommonLabels);
  const [shown, setShown] = useState(atOnce);
  return (
    <>
      <div className="grid-wrap">
        <table className="grid rows together">
          <caption className="vh">{t('change')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('change')}</span>
              </th>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('nowAndThen')}</th>
              <th scope="col">{t('more')}</th>
              {isOfKind('cents', field) && <th scope="col">{t('inPercent')}</th>}
              <th scope="col">{t('toKnow')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <TogetherRow key={row.id} {...{ row, field, words, onTake }} isIn={!out.has(row.id)} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown && (
        <Button kind="ghost" className="more" onClick={() => setShown(shown + atOnce)}>
          {common('showMore')}
        </Button>
      )}
    </>
  );
}

type RowProps = Pick<RowsTableProps, 'field' | 'words' | 'onTake'> & { row: Row; isIn: boolean };

function TogetherRow({ row, field, words, onTake, isIn }: RowProps) {
  const t = useLabels(officeTogetherLabels);
  const { lang } = useOffice();
  const { id, sku, names, picture, from, to, refused } = row;
  const name = names[lang] ?? names.en ?? names.ar ?? sku;
  const reason = reasons.find((each) => each === refused);
  const isAmount = isOfKind('cents', field);
  const cents = isAmount ? Number(to) - Number(from) : 0;
  return (
    <tr className={refused === null ? undefined : 'is-refused'}>
      <td className="together-choice">
        {refused === null && (
          <input
            type="checkbox"
            aria-label={t('choose', { name })}
            checked={isIn}
            onChange={({ currentTarget }) => onTake(id, currentTarget.checked)}
          />
        )}
      </td>
      <th scope="row">
        <span className="thing">
          {picture && <Picture path={picture} width={1000} height={1000} alt="" sizes="2.5rem" />}
          <b>{name}</b>
        </span>
      </th>
      <td className="together-sku soft">
        <Num>{sku}</Num>
      </td>
      <td className="together-values">
        {refused === null ? (
          <>
            <span className="vh">{t('was')} </span>
            <del>{words.text(field, from)}</del> <span className="vh">{t('becomes')} </span>
            <ins>{words.text(field, to)}</ins>
          </>
        ) : (
          words.text(field, from)
        )}
      </td>
      <td className="together-more">
        {refused !== null ? (
          <span className="soft">{t('stays')}</span>
        ) : (
          isAmount && <Num>{`${cents > 0 ? '+' : ''}${formatAmount(cents)}`}</Num>
        )}
      </td>
      {isAmount && (
        <td className="together-percent soft">{refused === null && <Num>{changeText(row)}</Num>}</td>
      )}
      <td className="together-why">{refused !== null && (reason ? t(reason) : words.fault(refused))}</td>
    </tr>
  );
}
