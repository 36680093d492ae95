import { type Figure, isMet, withUnit } from './figure.ts';

const row = 26;
const labelWidth = 300;
const barWidth = 420;
const right = 130;

/** Bars of one group, with the budget as a line across each. Readable on light and dark pages. */
export function plot(title: string, figures: readonly Figure[]): string {
  const width = labelWidth + barWidth + right;
  const height = 46 + figures.length * row + 10;
  const most =
    Math.max(...figures.map((figure) => Math.max(figure.value, limitOf(figure) ?? 0)), Number.MIN_VALUE) *
    1.05;
  const x = (value: number) => Math.round((value / most) * barWidth * 10) / 10;
  const rows = figures.map((figure, at) => {
    const y = 46 + at * row;
    const limit = limitOf(figure);
    const colour = isMet(figure) ? '#12624a' : '#b3362b';
    return [
      `<text x="${labelWidth - 10}" y="${y + 15}" text-anchor="end">${escaped(figure.name)}</text>`,
      `<rect x="${labelWidth}" y="${y + 2}" width="${Math.max(1, x(figure.value))}" height="17" rx="3" fill="${colour}"/>`,
      limit === null
        ? ''
        : `<path d="M${labelWidth + x(limit)} ${y - 2}v25" stroke="#d98a1f" stroke-width="2" stroke-dasharray="4 2"/>`,
      `<text x="${labelWidth + Math.max(x(figure.value), x(limit ?? 0)) + 8}" y="${y + 15}">${escaped(withUnit(figure.value, figure.unit))}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="13" fill="#1c211d">
<rect width="${width}" height="${height}" rx="12" fill="#faf8f3"/>
<text x="20" y="28" font-size="15" font-weight="600">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`;
}

function limitOf({ budget }: Figure): number | null {
  if (!budget) return null;
  return 'atMost' in budget ? budget.atMost : budget.atLeast;
}

const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0)};`);
