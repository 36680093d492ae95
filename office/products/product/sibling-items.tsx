import type { ReactNode } from 'react';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import type { Editing } from './editing.ts';
import { PlainFields } from './plain-fields.tsx';
import { Related } from './related.tsx';
import { StateField } from './state-field.tsx';

interface BesideProps {
  editing: Editing;
  isNew: boolean;
  /** Shown below the status, e.g. the current price. */
  now?: ReactNode;
  stock: ReactNode;
  children?: ReactNode;
}

/**
 * The side column of a product: its status, its categories, and its stock, which may need another permission.
 */
export function SiblingItems({ editing, isNew, now, stock, children }: BesideProps) {
  const t = useLabels(officeProductLabels);
  return (
    <aside aria-label={t('inShop')}>
      <fieldset className="secs" disabled={editing.isLocked}>
        <Section id="inShop" title={t('inShop')}>
          <StateField editing={editing} isNew={isNew} />
          {now}
        </Section>
      </fieldset>
      {stock}
      <fieldset className="secs" disabled={editing.isLocked}>
        <Section id="standing" title={t('standing')}>
          <PlainFields
            editing={editing}
            part="standing"
            except={['relatedSkus']}
            hints={{ categoryIds: t('mainCategory'), ...(isNew && { sku: t('numberHint') }) }}
          />
          <Related editing={editing} />
        </Section>
      </fieldset>
      {children}
    </aside>
  );
}
