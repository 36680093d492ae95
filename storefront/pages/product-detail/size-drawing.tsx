import { sizeGuideLabels } from '#contract/labels/storefront/size-guide.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import type { Measured } from './size-measures.ts';

/** Outlines, seams, measurement lines and the positions of their letters, in a square of 240 units. */
const drawings = {
  clothes: {
    outline:
      'M88 34C98 46 142 46 152 34L186 48C198 54 206 66 212 80L226 110C220 116 204 124 194 126L182 104L183 218C160 224 80 224 57 218L58 104L46 126C36 124 20 116 14 110L28 80C34 66 42 54 54 48Z',
    seams: 'M88 34C98 24 142 24 152 34M54 48C60 66 60 86 58 104M186 48C180 66 180 86 182 104',
    lines: 'M62 112H178M62 106V118M178 106V118',
    letters: [[120, 112]],
    label: 'clothesDrawing',
  },
  sheet: {
    outline: 'M52 42H172V212H52Z',
    seams: '',
    lines: 'M52 24H172M52 18V30M172 18V30M196 42V212M190 42H202M190 212H202',
    letters: [
      [112, 24],
      [196, 127],
    ],
    label: 'sheetDrawing',
  },
  box: {
    outline: 'M32 100L92 62H208V150L148 194H32Z',
    seams: 'M32 100H148V194M148 100L208 62',
    lines: 'M32 214H148M32 208V220M148 208V220M166 200L220 161M14 100V194M8 100H20M8 194H20',
    letters: [
      [90, 214],
      [196, 180],
      [14, 147],
    ],
    label: 'boxDrawing',
  },
} as const satisfies Record<Exclude<Measured, 'other'>, object>;

/** Shows where a product's measurements are taken, with the letters of their columns. */
export function SizeDrawing({ measured }: { measured: keyof typeof drawings }) {
  const t = useLabels(sizeGuideLabels);
  const { outline, seams, lines, letters, label } = drawings[measured];
  return (
    <svg className="size-art" viewBox="-6 0 252 240" role="img" aria-label={t(label)}>
      <path className="size-outline" d={outline} />
      <path className="size-seams" d={seams} />
      <path className="size-lines" d={lines} />
      {letters.map(([x, y], at) => (
        <g key={'ABC'[at]}>
          <circle cx={x} cy={y} r="12" />
          <text x={x} y={y + 5} textAnchor="middle">
            {'ABC'[at]}
          </text>
        </g>
      ))}
    </svg>
  );
}
