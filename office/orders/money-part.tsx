import type { Section } from '#office/components/screen.tsx';

/** A part of the money of an order, such as its balance. */
export const MoneyPart = ({ title, end, children }: Parameters<typeof Section>[0]) => (
  <div className="money-part">
    <div className="sec-head">
      <h3>{title}</h3>
      {end}
    </div>
    {children}
  </div>
);
