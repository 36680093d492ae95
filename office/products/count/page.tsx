import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeStockCountLabels } from '#contract/labels/office/stock-count.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { Screen } from '#office/components/screen.tsx';
import { useCurrentStaff } from '#office/data/query-client.ts';
import { Note } from '#office/components/note.tsx';
import { useCan } from '#office/data/use-can.ts';
import { LastChange } from '#office/lists/last-change.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { ScanField } from '#office/scan/scan-field.tsx';
import { useScannedName } from '#office/scan/use-scanned-name.ts';
import { useScans } from '#office/scan/use-scans.ts';
import { Button } from '#ui/button.tsx';
import { countOne, differenceOf } from './count.ts';
import { CountTable } from './count-table.tsx';
import { useCount } from './use-count.ts';
import './stock-count.css';

/** Counts stock by scanning: each scan is one piece. Differences are applied together, and can be undone. */
function View() {
  const { links } = useOffice();
  const frame = useLabels(officeFrameLabels);
  const staffId = useCurrentStaff().data?.me?.id;
  return (
    <Screen back={{ href: links.products, label: frame('products') }}>
      {staffId !== undefined && <Count staffId={staffId} />}
    </Screen>
  );
}

function Count({ staffId }: { staffId: number }) {
  const t = useLabels(officeStockCountLabels);
  const nameOf = useScannedName();
  const can = useCan();
  const count = useCount(staffId);
  const { rows, change, isBusy } = count;
  const scans = useScans(({ order, products }) => {
    const [product] = products;
    if (!product) return { why: t('isOrder', { number: order ?? '' }) };
    const take = (counted: typeof product) => {
      const name = nameOf(counted);
      if (isBusy) return { why: t('applying') };
      const { stock } = counted;
      if (stock === null) return { why: t('untracked', { name }) };
      const [row] = change((before) => countOne(before, { ...counted, stock }));
      return { done: t('now', { name, n: row?.counted ?? 0 }) };
    };
    return products.length > 1 ? { which: products, take } : take(product);
  });
  const refused = Object.keys(count.refusals).length;
  const differing = rows.filter((row) => differenceOf(row) !== 0).length;
  return (
    <div className="stack-3">
      <ScanField scans={scans} label={t('find')} button={t('add')} />
      <div>
        <LastChange
          text={count.applied > 0 ? t('applied', { n: count.applied }) : null}
          isBusy={isBusy}
          onUndo={can('catalogue.write') ? () => void count.undo() : null}
        />
        <div role="alert">
          {refused > 0 && <Note kind="bad">{t('left', { n: refused })}</Note>}
          {!count.isStored && <Note kind="us">{t('notStored')}</Note>}
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="soft">{t('none')}</p>
      ) : (
        <>
          <CountTable rows={rows} refusals={count.refusals} isBusy={isBusy} change={change} />
          <p className="soft">{t('hint')}</p>
          <div className="form-foot">
            <Button busy={isBusy} onClick={() => void count.apply()}>
              {differing > 0 ? t('apply', { n: differing }) : t('finish')}
            </Button>
            <Button
              kind="ghost"
              onClick={() =>
                void confirmDialog({ question: t('clearSure'), confirm: t('clear'), cancel: t('keep') }, () =>
                  change(() => []),
                )
              }
            >
              {t('clear')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

export default definePage<null>({ View });
