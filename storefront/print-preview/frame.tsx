import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { areaMap, placedCorners, type Placement, type Point, type PrintArea } from '#rules/print-area.ts';
import { type Gesture, movedByKey, movedByPointers } from './moved.ts';

interface FrameProps {
  area: PrintArea;
  ratios: { artwork: number; area: number };
  /** Width divided by height of the picture. */
  picture: number;
  placement: Placement;
  label: string;
  /** Size and place in words. */
  where: string;
  onMove: (placement: Placement) => void;
}

/** The units of the drawing along the picture’s width. */
const side = 1000;
/** Points of an edge, which is curved on round things. */
const edge = [0, 0.25, 0.5, 0.75];

/** The area and the frame of the artwork on a picture, to be dragged, pinched, and moved with keys. */
export function Frame({ area, ratios, picture, placement, label, where, onMove }: FrameProps) {
  const svg = useRef<SVGSVGElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(null);
  const map = areaMap(area);
  const height = side / picture;
  const drawn = (points: readonly Point[]) =>
    points.map(([u, v]) => map.inPicture(u, v)).map(([x, y]) => [x * side, y * height] as const);
  const edges = (corners: readonly Point[]) =>
    drawn(
      corners.flatMap(([u, v], at) => {
        const [nextU, nextV] = corners[(at + 1) % corners.length] ?? [u, v];
        return edge.map((share): Point => [u + (nextU - u) * share, v + (nextV - v) * share]);
      }),
    ).join(' ');
  const corners = placedCorners(placement, ratios);

  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    return box ? map.inArea((clientX - box.left) / box.width, (clientY - box.top) / box.height) : [0, 0];
  };
  const begin = (isCorner: boolean) => {
    gesture.current = { placement, points: [...pointers.current.values()], isCorner };
  };
  const hold = (event: PointerEvent<SVGElement>, isCorner: boolean) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, at(event));
    begin(isCorner && pointers.current.size === 1);
  };
  const move = (event: PointerEvent) => {
    if (!gesture.current || !pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, at(event));
    onMove(movedByPointers(gesture.current, [...pointers.current.values()], ratios.area));
  };
  const release = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    if (pointers.current.size > 0) begin(false);
    else gesture.current = null;
  };
  const ties = { onPointerMove: move, onPointerUp: release, onPointerCancel: release };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = movedByKey(placement, event.key, event.shiftKey, {
      area: ratios.area,
      widthMm: area.widthMm,
    });
    if (!next) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <svg ref={svg} className="pv-frame" viewBox={`0 0 ${side} ${height}`}>
      <polygon
        className="pv-area"
        points={edges([
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ])}
      />
      <polygon
        className="pv-logo"
        points={edges(corners)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing contains no input
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={Math.round(placement.width * 100)}
        aria-valuetext={where}
        onKeyDown={onKey}
        onPointerDown={(event) => hold(event, false)}
        {...ties}
      />
      {drawn(corners).map(([x, y], corner) => (
        // oxlint-disable-next-line react/no-array-index-key -- corners have no other name
        <g key={corner} className="pv-corner">
          <circle className="pv-grip" cx={x} cy={y} r={side / 70} />
          <circle
            className="pv-reach"
            cx={x}
            cy={y}
            r={side / 26}
            onPointerDown={(event) => hold(event, true)}
            {...ties}
          />
        </g>
      ))}
    </svg>
  );
}
