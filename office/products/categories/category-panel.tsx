import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useIsDesktop } from '#office/components/use-is-desktop.ts';
import { RecordForm } from '#office/records/record-form.tsx';
import type { Records, StoredRecord } from '#office/records/use-records.ts';
import { Dialog } from '#office/components/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface CategoryPanelProps {
  answer: Records;
  /** Null for a new category. */
  record: StoredRecord | null;
  title: string;
  onClose: () => void;
  onSaved: (id: number) => void;
}

/** The fields of a category, beside the tree if there is space, otherwise over it. */
export function CategoryPanel({ answer, record, title, onClose, onSaved }: CategoryPanelProps) {
  const shared = useLabels(sharedLabels);
  const isWide = useIsDesktop();
  const form = (
    <>
      {record && <ProductsLink record={record} />}
      <RecordForm
        key={record?.id ?? 'new'}
        kind="category"
        record={record}
        blank={answer.blank}
        fields={answer.fields}
        names={['names', 'parentId', 'state', 'picture', 'metaTitle', 'metaDescription']}
        label={title}
        onSaved={(id) => onSaved(Number(id))}
      />
    </>
  );
  if (!isWide)
    return (
      <Dialog open onClose={onClose} title={title} className="record-dialog">
        {form}
      </Dialog>
    );
  return (
    <aside className="category-panel" aria-label={title}>
      <div className="sec-head">
        <h2>{title}</h2>
        <IconButton icon="x" label={shared('close')} onClick={onClose} />
      </div>
      {form}
    </aside>
  );
}

function ProductsLink({ record: { id, products = 0 } }: { record: StoredRecord }) {
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const text = products === 1 ? common('productCountOne') : common('productCount', { n: products });
  if (products === 0) return <p className="soft">{text}</p>;
  return (
    <p>
      <a href={`${links.products}?category=${id}`}>{text}</a>
    </p>
  );
}
