import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeStockCountLabels } from '#contract/labels/office/stock-count.ts';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { callOffice } from '#office/data/call-office.ts';
import { readDevice, writeDevice } from '#office/data/device-storage.ts';
import { queryClient } from '#office/data/query-client.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useLabels } from '#office/office-context.ts';
import { showToast } from '#web/toasts.ts';
import { changeOf, type CountedRow, differenceOf, keyOf, without } from './count.ts';

/** A refused change, by the row's key. */
export type Refusals = Readonly<Record<string, string>>;

/** The rows that a person counts on this device, which survive a reload, and their application to the stock. */
export function useCount(staffId: number) {
  const t = useLabels(officeStockCountLabels);
  const common = useLabels(officeCommonLabels);
  const refusalText = useRefusalText();
  const key = `kado.office.count.${staffId}`;
  const [rows, setRows] = useState(() => storedRows(key));
  // Several scans may come before the next rendering.
  const latest = useRef(rows);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [applied, setApplied] = useState<readonly number[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isStored, setStored] = useState(true);
  const show = (next: readonly CountedRow[]) => {
    latest.current = next;
    setRows(next);
    const keys = new Set(next.map(keyOf));
    setRefusals((before) => Object.fromEntries(Object.entries(before).filter(([of]) => keys.has(of))));
  };
  const change = (to: (before: readonly CountedRow[]) => readonly CountedRow[]) => {
    show(to(latest.current));
    setStored(writeDevice(key, latest.current.length > 0 ? latest.current : null));
    return latest.current;
  };
  // Another tab counts on, or has applied the count.
  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key === key || event.key === null) show(storedRows(key));
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => follow(event);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const work = async (steps: () => Promise<void>) => {
    setBusy(true);
    try {
      await steps();
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries();
    }
  };
  return {
    rows,
    change,
    refusals,
    isBusy,
    isStored,
    /** How many changes of stock can be undone. */
    applied: applied.length,
    /** Applies the differences one after the other. Rows leave the list, except refused ones. */
    apply: () =>
      work(async () => {
        const done: number[] = [];
        const refused: Record<string, string> = {};
        for (const row of latest.current) {
          try {
            if (differenceOf(row) !== 0) {
              const { changeId } = await callOffice(changeStock, changeOf(row, t('reason')));
              if (changeId !== null) done.push(changeId);
            }
            change((before) => without(before, row));
          } catch (error) {
            refused[keyOf(row)] = refusalText(error);
          }
        }
        setRefusals(refused);
        setApplied(done);
      }),
    /** Undoes what was applied last, from the last change back. */
    undo: () =>
      work(async () => {
        const left = [...applied];
        try {
          for (let changeId = left.at(-1); changeId !== undefined; changeId = left.at(-1)) {
            await callOffice(undoProductChange, { changeId });
            left.pop();
          }
          showToast('success', common('changeUndone'));
        } catch (error) {
          showToast('error', refusalText(error));
        }
        setApplied(left);
      }),
  };
}

function storedRows(key: string): readonly CountedRow[] {
  const stored = readDevice(key);
  return Array.isArray(stored)
    ? (stored as CountedRow[]).filter((row) => Number.isInteger(row?.counted))
    : [];
}
