import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeQuickProductLabels } from '#contract/labels/office/quick-product.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Icon } from '#ui/icon.tsx';
import { doneSteps, type QuickProduct, steps } from './quick-product.ts';

export function Steps({ product }: { product: QuickProduct }) {
  const { lang } = useOffice();
  const t = useLabels(officeQuickProductLabels);
  const common = useLabels(officeCommonLabels);
  const done = doneSteps(product, lang);
  const next = steps.find((step) => !done.has(step));
  return (
    <ol className="six" role="list" aria-label={common('steps')}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={done.has(step) ? 'is-done' : undefined}
          aria-current={step === next ? 'step' : undefined}
        >
          <span className="six-n" aria-hidden="true">
            {done.has(step) ? <Icon name="check" /> : at + 1}
          </span>
          <span>
            {t(step)}
            {done.has(step) && <span className="vh"> {t('done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
