import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import type { OptionGroup } from './product-data.ts';
import type { Group } from './use-group.ts';

/** What to press if a logo has more colors than its print: the methods with enough of them, and a drawing by the shop. */
export function Cures({
  group,
  position,
  colors,
}: {
  group: Group;
  position: OptionGroup;
  colors: number | null;
}) {
  const t = useLabels(groupOrderLabels);
  const choice = group.choiceOf(position);
  const max = choice?.area?.Colors;
  const needed = colors ?? Infinity;
  if (!choice || max === undefined || needed <= max) return null;
  const others = position.choices.filter(
    (each) =>
      each !== choice &&
      (each.asksFor === 'drawing' ||
        (each.asksFor === 'artwork' && (each.area?.Colors ?? Infinity) >= needed)),
  );
  return (
    <div className="g-cures">
      {others.map(({ id, name }) => (
        <Button key={id} small kind="ghost" onClick={() => group.choose(position.attributeId, id)}>
          {t('instead', { name })}
        </Button>
      ))}
    </div>
  );
}
