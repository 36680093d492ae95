import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import type { ProofMark } from '#contract/proofs.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import type { Job } from './job-types.ts';

interface ProofPictureProps {
  proof: Job['Proofs'][number];
  marks: readonly ProofMark[];
}

/** The picture of a proof with numbered marks. It is never mirrored. */
export function ProofPicture({
  proof: { Picture: path, Number: n, ProductName: item },
  marks,
}: ProofPictureProps) {
  const t = useLabels(orderPageLabels);
  if (path === '') return null;
  return (
    <figure className="p-pic" dir="ltr">
      <img src={path} alt={t('proofOf', { n, item })} width={1200} height={1200} />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {marks.map(({ x, y }, at) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={3.4} />
            <text>{at + 1}</text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
