import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';

interface StarsFieldProps {
  legend: string;
  /** 1 to 5 */
  value: number;
  onChange: (stars: number) => void;
}

/** One to five stars as radio buttons, so that the arrow keys work. */
export function StarsField({ legend, value, onChange }: StarsFieldProps) {
  const shared = useLabels(sharedLabels);
  return (
    <fieldset className="rate">
      <legend>{legend}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input
            className="vh"
            type="radio"
            name="ReviewRating"
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
            aria-label={stars === 1 ? shared('starsOne') : shared('stars', { n: stars })}
          />
          <Icon name={stars <= value ? 'star-full' : 'star'} />
        </label>
      ))}
    </fieldset>
  );
}
