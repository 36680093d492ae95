import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import './chart.css';

interface BarChartProps {
  /** `before` is null without a comparison. */
  bars: readonly { id: string; name: string; value: number; before: number | null }[];
  /** Describes the chart to screen readers. The values are in the table beside it. */
  label: string;
  format: (value: number) => string;
}

/** Values of different things, each above its compared one. */
export function BarChart({ bars, label, format }: BarChartProps) {
  const top = Math.max(1, ...bars.flatMap(({ value, before }) => [value, before ?? 0]));
  return (
    <figure className="bars" aria-label={label}>
      {bars.map(({ id, name, value, before }) => (
        <div key={id} className="bar" aria-hidden="true">
          <UserText text={name} />
          <svg viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect
              className="bar-now"
              width={(Math.max(0, value) / top) * 100}
              height={before === null ? 10 : 6}
            />
            {before !== null && (
              <rect className="bar-before" y={7} width={(Math.max(0, before) / top) * 100} height={3} />
            )}
          </svg>
          <Num>{format(value)}</Num>
        </div>
      ))}
    </figure>
  );
}
