import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { useLabels } from '../office-context.ts';
import { type Corner, corners, movedPart, type Crop, pulledPart, scaledPart, type Size } from './cut-part.ts';
import './pictures.css';

/** The maximum width or height in pixels while cropping; no screen shows more. */
const maxPixels = 1200;
const step = 0.01;
const coarse = 0.05;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const scales: Readonly<Record<string, number>> = { '+': 1.05, '=': 1.05, '-': 1 / 1.05 };

interface CutterProps {
  picture: Blob;
  /** The width divided by the height of the crop, or null for any. */
  ratio: number | null;
  /** Null until the picture has been read. */
  part: Crop | null;
  onRead: (size: Size) => void;
  onChange: (part: Crop) => void;
  onFailed: () => void;
}

/**
 * A picture with its crop, which can be dragged, resized at the corners, or changed with arrow, plus and minus keys.
 */
export function Cropper({ picture, ratio, part, onRead, onChange, onFailed }: CutterProps) {
  const t = useLabels(officePicturesLabels);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const latest = useRef({ onRead, onFailed });
  useEffect(() => {
    latest.current = { onRead, onFailed };
  });
  useEffect(() => {
    let isOver = false;
    void draw(picture, canvas.current).then((drawn) => {
      if (isOver) return;
      if (!drawn) return latest.current.onFailed();
      setSize(drawn);
      latest.current.onRead(drawn);
    });
    return () => {
      isOver = true;
    };
  }, [picture]);

  const onKey = (event: KeyboardEvent) => {
    if (!part || event.altKey || event.ctrlKey || event.metaKey) return;
    const [right, down] = arrows[event.key] ?? [0, 0];
    const by = event.shiftKey ? coarse : step;
    const next = scales[event.key]
      ? scaledPart(part, scales[event.key] ?? 1)
      : right || down
        ? movedPart(part, right * by, down * by)
        : null;
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className="cutter" data-ready={part !== null}>
      <canvas ref={canvas} aria-hidden="true" />
      {part && size && (
        <Frame
          part={part}
          size={size}
          isShaped={ratio !== null}
          onKey={onKey}
          onChange={onChange}
          label={t('cutFrame')}
          where={t('cutNow', {
            left: Math.round(part.left * 100),
            top: Math.round(part.top * 100),
            width: Math.round(part.width * 100),
          })}
        />
      )}
    </div>
  );
}

interface FrameProps {
  part: Crop;
  size: Size;
  isShaped: boolean;
  label: string;
  /** The accessible description of the position. */
  where: string;
  onKey: (event: KeyboardEvent) => void;
  onChange: (part: Crop) => void;
}

function Frame({ part, size, isShaped, label, where, onKey, onChange }: FrameProps) {
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<{ corner: Corner | null; x: number; y: number; part: Crop } | null>(null);
  const { width: w, height: h } = size;
  const box = { x: part.left * w, y: part.top * h, width: part.width * w, height: part.height * h };
  const knob = Math.max(w, h) / 40;
  const at = ({ clientX, clientY }: PointerEvent) => {
    const frame = svg.current?.getBoundingClientRect();
    return frame
      ? { x: (clientX - frame.left) / frame.width, y: (clientY - frame.top) / frame.height }
      : { x: 0, y: 0 };
  };
  const hold = (event: PointerEvent<SVGElement>, corner: Corner | null) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { corner, ...at(event), part };
  };
  const move = (event: PointerEvent) => {
    const { current } = held;
    if (!current) return;
    const point = at(event);
    onChange(
      current.corner
        ? pulledPart(current.part, current.corner, point, isShaped)
        : movedPart(current.part, point.x - current.x, point.y - current.y),
    );
  };
  const ties = {
    onPointerMove: move,
    onPointerUp: () => (held.current = null),
    onPointerCancel: () => (held.current = null),
  };
  const [left, right, top, low] = [box.x, box.x + box.width, box.y, box.y + box.height];
  return (
    <svg ref={svg} viewBox={`0 0 ${w} ${h}`}>
      <path
        className="cut-dim"
        fillRule="evenodd"
        d={`M0 0h${w}v${h}H0zM${left} ${top}v${box.height}h${box.width}V${top}z`}
      />
      <path
        className="cut-thirds"
        d={[1, 2]
          .map(
            (n) =>
              `M${left} ${top + (box.height * n) / 3}h${box.width}M${left + (box.width * n) / 3} ${top}v${box.height}`,
          )
          .join('')}
      />
      <rect
        {...box}
        className="cut-frame"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input stands in a drawing
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={Math.round(part.width * 100)}
        aria-valuetext={where}
        onKeyDown={onKey}
        onPointerDown={(event) => hold(event, null)}
        {...ties}
      />
      {corners.map((corner) => (
        <g key={`${corner.isRight}${corner.isLow}`} className="cut-corner">
          <circle
            className="cut-knob"
            cx={corner.isRight ? right : left}
            cy={corner.isLow ? low : top}
            r={knob}
          />
          {/* The touch area. */}
          <circle
            className="cut-hold"
            cx={corner.isRight ? right : left}
            cy={corner.isLow ? low : top}
            r={knob * 2.5}
            onPointerDown={(event) => hold(event, corner)}
            {...ties}
          />
        </g>
      ))}
    </svg>
  );
}

/**
 * Draws a picture upright.
 * @returns its drawn size, or null if it isn't a picture
 */
async function draw(picture: Blob, canvas: HTMLCanvasElement | null): Promise<Size | null> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height));
    const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
    if (canvas) {
      Object.assign(canvas, size);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
    }
    bitmap.close();
    return size;
  } catch {
    return null;
  }
}
