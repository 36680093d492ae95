import { type PointerEvent, type ReactNode, useState } from 'react';
import { formatAmount, grouped, sumCents } from '#rules/money.ts';
import { currency } from '#contract/constants.ts';
import { Num } from '#ui/num.tsx';
import { across, areaOf, down, lineOf, steps, topOf } from './chart-lines.ts';
import './chart.css';

export interface ChartPoint {
  name: string;
  cents: number;
  /** Null without a comparison. */
  beforeCents: number | null;
}

interface LineChartProps {
  points: readonly ChartPoint[];
  /** Describes the chart to screen readers. */
  label: string;
  /** The name of all points together. */
  all: string;
  /** Says the compared amount. */
  beforeWas: (amount: string) => string;
  /** Names of points, below the chart. */
  children: ReactNode;
}

/** Amounts over time, compared with earlier ones. Shows the point under the pointer. */
export function LineChart({ points, label, all, beforeWas, children }: LineChartProps) {
  const [pointed, point] = useState<number | null>(null);
  const now = points.map(({ cents }) => cents);
  const isCompared = points.some(({ beforeCents }) => beforeCents !== null);
  const before = isCompared ? points.map(({ beforeCents }) => beforeCents ?? 0) : [];
  const top = topOf([...now, ...before]);
  const shown = pointed === null ? undefined : points[pointed];
  return (
    <figure className="chart">
      <figcaption className="chart-said">
        {shown ? <Num>{shown.name}</Num> : all}
        <b>
          <Num>{formatAmount(shown ? shown.cents : sumCents(now))}</Num>
        </b>
        {isCompared && (
          <span className="soft">
            {beforeWas(formatAmount(shown ? (shown.beforeCents ?? 0) : sumCents(before)))}
          </span>
        )}
      </figcaption>
      <div className="chart-scale n" aria-hidden="true">
        {Array.from({ length: steps + 1 }, (_, at) => (
          <span key={at}>{at === steps ? 0 : dollars((top / steps) * (steps - at))}</span>
        ))}
      </div>
      <svg
        className="chart-plot"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={(event) => point(pointAt(event, points.length))}
        onPointerDown={(event) => point(pointAt(event, points.length))}
        onPointerLeave={() => point(null)}
      >
        {Array.from({ length: steps + 1 }, (_, at) => (
          <path key={at} className="chart-line" d={`M0 ${(at / steps) * 100}H100`} />
        ))}
        <path className="chart-area" d={areaOf(now, top)} />
        <path className="chart-before" d={lineOf(before, top)} />
        <path className="chart-now" d={lineOf(now, top)} />
        {shown && pointed !== null && (
          <>
            <path className="chart-line" d={`M${across(pointed, points.length)} 0V100`} />
            {/* A zero-length line with round ends draws a dot that isn't stretched. */}
            <path
              className="chart-dot"
              d={`M${across(pointed, points.length)} ${down(shown.cents, top)}h0`}
            />
          </>
        )}
      </svg>
      {children}
    </figure>
  );
}

/** The meaning of both lines. */
export const ChartKeys = ({ now, before }: { now: string; before: string }) => (
  <span className="chart-keys">
    <span>
      <i className="chart-key" />
      {now}
    </span>
    <span>
      <i className="chart-key is-before" />
      {before}
    </span>
  </span>
);

const dollars = (cents: number): string => `${currency.symbol}${grouped(cents / 100)}`;

/** Returns the index of the point under the pointer. */
function pointAt({ clientX, currentTarget }: PointerEvent<SVGElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.max(0, Math.min(count - 1, Math.round(((clientX - left) / width) * (count - 1))));
}
