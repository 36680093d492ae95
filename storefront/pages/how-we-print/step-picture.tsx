import type { ReactNode } from 'react';
import type { PrintStep } from './steps.ts';

const shirt = (
  <path
    className="how-cloth"
    d="M62 22c4 7 32 7 36 0l24 10-8 22-12-4v48H58V50l-12 4-8-22z"
    strokeLinejoin="round"
  />
);
const star = 'm80 46 4 8.4 9.2 1.2-6.8 6.3 1.7 9.1-8.1-4.5-8.1 4.5 1.7-9.1-6.8-6.3 9.2-1.2z';
const logo = <path className="how-logo" d={star} />;

/** Every picture shows the same shirt and logo, or what happens around them. */
const drawings: Readonly<Record<PrintStep, ReactNode>> = {
  send: (
    <>
      {shirt}
      <rect className="how-dashed" x="66" y="42" width="28" height="32" rx="3" />
      <path className="how-line" d="M80 66V50m-6 6 6-6 6 6" />
    </>
  ),
  proof: (
    <>
      {shirt}
      {logo}
      <path className="how-mark" d="M66 80h28M66 76v8M94 76v8M98 44v30M94 44h8M94 74h8" />
    </>
  ),
  approve: (
    <>
      {shirt}
      {logo}
      <circle className="how-green" cx="112" cy="80" r="16" />
      <path className="how-check" d="m104 80 6 6 11-12" />
    </>
  ),
  print: (
    <>
      <rect className="how-cloth" x="34" y="34" width="92" height="66" rx="4" />
      <rect className="how-mesh" x="44" y="44" width="72" height="46" rx="2" />
      <path className="how-logo" d={star} transform="translate(0 9)" />
      <path className="how-ink" d="M46 44h68v10H46z" />
      <path className="how-line" d="M80 44V16M66 16h28" />
    </>
  ),
  balance: (
    <>
      <rect className="how-cloth" x="56" y="14" width="48" height="88" rx="7" />
      <path className="how-code" d="M66 30h10v10H66zM84 30h10v10H84zM66 48h10v10H66zM84 48h4v4h6v6H84z" />
      <path className="how-track" d="M66 72h28" />
      <path className="how-done" d="M66 72h14" />
      <path className="how-line" d="M74 88h12" />
    </>
  ),
  deliver: (
    <>
      <path className="how-cloth" d="M46 40 80 26l34 14v42L80 98 46 82z" strokeLinejoin="round" />
      <path className="how-line" d="m46 40 34 15 34-15M80 55v43" />
      <path className="how-logo" d={star} transform="translate(43 33) scale(.65)" />
    </>
  ),
};

/** The drawing of a step. Its text says the same. */
export const StepPicture = ({ step }: { step: PrintStep }) => (
  <svg className="how-pic" viewBox="0 0 160 116" aria-hidden="true">
    {drawings[step]}
  </svg>
);
