import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { areaMap, areaRatio, isUsableArea, type Point, type PrintArea } from '#rules/print-area.ts';
import { usePrinted, usePrinter } from '#web/print/use-printed.ts';
import { Picture } from '#ui/picture.tsx';
import { useLabels } from '../office-context.ts';
import './area-editor.css';

interface AreaEditorProps {
  path: string;
  area: PrintArea;
  onChange: (corners: PrintArea['corners']) => void;
}

const side = 1000;
const step = 0.002;
const coarse = 0.02;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const cornerNames = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

/** Squares and a circle, which look right only if the area lies as its material does. */
function testPattern(): File {
  const squares = Array.from({ length: 144 }, (_, at) => [at % 12, Math.floor(at / 12)] as const)
    .filter(([x, y]) => (x + y) % 2 === 1)
    .map(([x, y]) => `<path d="M${x * 50} ${y * 50}h50v50h-50z"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><g fill="#d6006e" fill-opacity=".6">${squares.join('')}</g><circle cx="300" cy="300" r="100" fill="none" stroke="#000" stroke-width="6"/><path d="M300 215v170M270 245l30-30 30 30" fill="none" stroke="#000" stroke-width="6"/></svg>`;
  return new File([svg], 'pattern.svg', { type: 'image/svg+xml' });
}

/** The corners of an area on a picture, to be dragged and moved with arrow keys, with a test pattern printed in it. */
export function AreaEditor({ path, area, onChange }: AreaEditorProps) {
  const t = useLabels(officePicturesLabels);
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<number>(null);
  const pattern = useMemo(() => testPattern(), []);
  const printer = usePrinter(path, pattern);
  // Pictures from the office are square.
  const height = side / (typeof printer === 'string' ? 1 : printer.picture);
  const ratio = areaRatio(area, { width: side, height });
  const width = Math.max(1, 1 / ratio);
  const placement = useMemo(() => ({ x: 0.5, y: 0.5, width, turn: 0 }), [width]);
  const isDrawn = usePrinted(canvas, printer, {
    area,
    placement: isUsableArea(area.corners) ? placement : null,
  });
  const map = areaMap(area);
  const edge = (from: Point, to: Point) =>
    [0, 0.25, 0.5, 0.75].map((share) =>
      map.inPicture(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share),
    );
  const outline = [
    edge([0, 0], [1, 0]),
    edge([1, 0], [1, 1]),
    edge([1, 1], [0, 1]),
    edge([0, 1], [0, 0]),
  ].flat();

  const moveTo = (corner: number, [x, y]: Point) => {
    const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
    const [a, b, c, d] = area.corners.map((each, at): Point =>
      at === corner ? [within(x), within(y)] : each,
    );
    if (a && b && c && d) onChange([a, b, c, d]);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (held.current === null || !box) return;
    moveTo(held.current, [(clientX - box.left) / box.width, (clientY - box.top) / box.height]);
  };
  const onKey = (event: KeyboardEvent, corner: number, [x, y]: Point) => {
    const arrow = arrows[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.shiftKey ? coarse : step;
    moveTo(corner, [x + arrow[0] * by, y + arrow[1] * by]);
  };
  return (
    <div className="area-stage" dir="ltr">
      <Picture path={path} width={1000} height={1000} alt="" sizes="40rem" />
      <canvas ref={canvas} aria-hidden="true" data-drawn={isDrawn} />
      <svg ref={svg} viewBox={`0 0 ${side} ${height}`}>
        <polygon points={outline.map(([x, y]) => `${x * side},${y * height}`).join(' ')} />
        {area.corners.map((point, corner) => (
          <circle
            key={cornerNames[corner]}
            cx={point[0] * side}
            cy={point[1] * height}
            r={side / 50}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing contains no input
            role="slider"
            tabIndex={0}
            aria-label={t(cornerNames[corner] ?? 'topLeft')}
            aria-valuenow={Math.round(point[0] * 100)}
            aria-valuetext={t('cornerAt', {
              x: Math.round(point[0] * 1000) / 10,
              y: Math.round(point[1] * 1000) / 10,
            })}
            onKeyDown={(event) => onKey(event, corner, point)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              held.current = corner;
            }}
            onPointerMove={move}
            onPointerUp={() => (held.current = null)}
            onPointerCancel={() => (held.current = null)}
          />
        ))}
      </svg>
    </div>
  );
}
