import { officeScanLabels } from '#contract/labels/office/scan.ts';
import { Dialog } from '#office/components/dialog.tsx';
import { useLabels } from '#office/office-context.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useScannedName } from './use-scanned-name.ts';
import type { Scans } from './use-scans.ts';

/** Asks which of the products with the same code was scanned. */
export function WhichProduct({ question }: Pick<Scans, 'question'>) {
  const t = useLabels(officeScanLabels);
  const nameOf = useScannedName();
  return (
    <Dialog open={question !== null} onClose={() => question?.answer(null)} title={t('which')}>
      {question && (
        <>
          <p>{t('whichHint', { code: question.code })}</p>
          <ul className="hits">
            {question.products.map((product) => (
              <li key={`${product.id} ${product.colourId} ${product.sizeId}`}>
                <button type="button" className="hit" onClick={() => question.answer(product)}>
                  <Picture path={product.picture} width={1000} height={1000} alt="" sizes="2.5rem" />
                  <span>
                    <b>
                      <UserText text={nameOf(product)} />
                    </b>
                    <small>
                      <Num>{product.sku}</Num>
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
