import { onceLabels } from '#contract/labels/shared/once.ts';
import type { Once } from '#rules/line-price.ts';
import { centsToDollars } from '#rules/money.ts';
import { OnceLines } from '#storefront/charges/once-lines.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import type { Chosen } from './choice.ts';
import type { OptionGroup } from './product-data.ts';

interface PrintNotesProps {
  once: readonly Once[];
  groups: readonly OptionGroup[];
  chosen: Chosen;
}

/** What the selection costs once, and the area of each selected position. */
export function PrintNotes({ once, groups, chosen }: PrintNotesProps) {
  const t = useLabels(onceLabels);
  const nameOf = (id: number) => groups.find(({ attributeId }) => attributeId === id)?.name;
  const areas = groups.flatMap(({ attributeId, name, choices }) => {
    const { Width: width, Height: height } =
      choices.find(({ id }) => id === chosen.options[attributeId])?.area ?? {};
    return width && height ? [t('printArea', { name, width, height })] : [];
  });
  return (
    <div className="print-notes" aria-live="polite">
      <OnceLines
        charges={once.map(({ kind, attributeId, cents }) => ({
          Kind: kind,
          ProductAttributeID: attributeId,
          Price: centsToDollars(cents),
        }))}
        nameOf={nameOf}
      />
      {areas.map((area) => (
        <p key={area}>{area}</p>
      ))}
    </div>
  );
}
