import { type ReactNode, useMemo } from 'react';
import { Num } from '#ui/num.tsx';
import type { CodeSum } from './code-sum.ts';
import { type QrCode, qrPath } from './qr-path.ts';

export interface FrameProps {
  code: QrCode;
  sum: CodeSum;
  /** The payee as a bank app shows it. */
  payee: string | undefined;
  number: string | undefined;
}

/**
 * The KHQR card: payee, order, amount, and the code with its currency in the middle. `name` is '' once the
 * code can't be paid.
 */
export function Frame({
  code,
  sum: total,
  payee,
  number,
  name,
  children,
}: FrameProps & { name: string; children: ReactNode }) {
  const path = useMemo(() => qrPath(code), [code]);
  return (
    <div className="pay-code-frame" dir="ltr">
      <p>
        <bdi>{payee}</bdi>
        <bdi>{number}</bdi>
        <strong className="pay-code-sum" aria-live="polite">
          <Num>{total.figures}</Num> <small>{total.currency}</small>
        </strong>
      </p>
      <div className="pay-code-field">
        <svg
          {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
        {name !== '' && (
          <svg className="pay-code-sign" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="10" fill="#fff" />
            <circle cx="10" cy="10" r="8" />
            <text x="10" y="14.2" textAnchor="middle" fill="#fff">
              {total.sign}
            </text>
          </svg>
        )}
        {children}
      </div>
    </div>
  );
}
