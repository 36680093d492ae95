import type { ComponentProps } from 'react';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { ArtworkField } from '#storefront/artwork/artwork-field.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import type { OptionGroup } from './product-data.ts';
import type { Group } from './use-group.ts';

type SentLogoProps = Omit<ComponentProps<typeof ArtworkField>, 'isOpen'> & {
  group: Group;
  position: OptionGroup;
};

/** The logo that the shop has, to be replaced, and what to press if it doesn't suit the print. */
export function SentLogo({ group, position, ...props }: SentLogoProps) {
  if (!group.choiceOf(position)) return null;
  return (
    <div className="g-file">
      <ArtworkField {...props} isOpen />
      <Cures group={group} position={position} colors={props.artwork?.Facts.colors ?? null} />
    </div>
  );
}

/** What to press if a logo has more colors than its print: the methods with enough of them, and a drawing by the shop. */
function Cures({ group, position, colors }: { group: Group; position: OptionGroup; colors: number | null }) {
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
