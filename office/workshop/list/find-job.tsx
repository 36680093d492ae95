import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeScanLabels } from '#contract/labels/office/scan.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { ScanField } from '#office/scan/scan-field.tsx';
import { useScannedName } from '#office/scan/use-scanned-name.ts';
import { useScans } from '#office/scan/use-scans.ts';
import { navigate } from '#web/navigate.ts';

/** Opens the order with a number or label that is typed or scanned. A scanned product shows its stock. */
export function FindJob() {
  const { links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const common = useLabels(officeCommonLabels);
  const ofScan = useLabels(officeScanLabels);
  const nameOf = useScannedName();
  const scans = useScans(({ order, products }) => {
    if (order !== null) {
      navigate(`${links.workshop}/${encodeURIComponent(order)}`);
      return { done: order };
    }
    const lines = products.map((product) =>
      product.stock === null
        ? ofScan('untracked', { name: nameOf(product) })
        : ofScan('inStock', { name: nameOf(product), n: product.stock }),
    );
    return { done: lines.join(' · ') };
  });
  return <ScanField scans={scans} label={t('find')} button={common('open')} />;
}
