import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
}

/**
 * Renders a text as a QR code: runs of dark modules in one path. It is dark on light in both themes, because
 * cameras need it.
 */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const runs = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className="qr-light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="qr-dark" d={runs.join('')} />
    </svg>
  );
}
