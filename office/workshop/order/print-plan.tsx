import { Colon } from '#office/components/colon.tsx';
import { officePrintLabels } from '#contract/labels/office/order-prints.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { Section } from '#office/components/screen.tsx';
import { State } from '#office/components/state.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Prints } from '#office/orders/prints.tsx';
import { proofLooks } from '#office/orders/proof-looks.ts';
import { factsText } from '#rules/text-of-language.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Order } from './packing.ts';

type Line = Order['lines'][number];

/** What is printed on the items of an order: the proof as approved, sizes and colors, and what the customer sent. */
export function PrintPlan({ order }: { order: Order }) {
  const t = useLabels(officePrintLabels);
  const printed = order.lines.filter(
    ({ prints, isDigital, toPrepare }) => prints.length > 0 && !isDigital && toPrepare > 0,
  );
  if (printed.length === 0) return null;
  return (
    <Section title={t('toPrint')}>
      <ul className="print-plan">
        {printed.map((line) => (
          <Printed key={line.id} line={line} />
        ))}
      </ul>
    </Section>
  );
}

/** Returns the proof to print from: the approved one, otherwise the one that waits for its answer. */
export const proofToPrint = ({ proofs }: Pick<Line, 'proofs'>): Line['proofs'][number] | undefined => {
  const shown = proofs.filter(({ isTrue, state }) => isTrue && state !== 'draft' && state !== 'replaced');
  return shown.find(({ state }) => state === 'approved') ?? shown[0];
};

function Printed({ line }: { line: Line }) {
  const { lang } = useOffice();
  const t = useLabels(officePrintLabels);
  const ofProof = useLabels(officeProofLabels);
  const inLanguage = useLocalizedText();
  const { name, prints, toPrepare } = line;
  const proof = proofToPrint(line);
  const path = proof ? `/office/files/proofs/${proof.id}` : '';
  return (
    <li>
      <b>
        <UserText text={inLanguage(name)} /> × <Num>{toPrepare}</Num>
      </b>{' '}
      {proof ? (
        <State look={proofLooks[proof.state]}>{ofProof(proof.state)}</State>
      ) : (
        <span className="warn-text">{t('noProof')}</span>
      )}
      {proof?.hasPicture && (
        <a href={path} target="_blank" rel="noreferrer">
          <img src={path} alt={ofProof('proofN', { n: proof.number })} width={320} height={320} />
        </a>
      )}
      {proof && (
        <ul>
          {proof.places.map(({ attributeId, widthMm, heightMm, inks }) => {
            const print = prints.find((each) => each.attributeId === attributeId);
            const size =
              heightMm === null
                ? t('mmWide', { w: widthMm ?? 0 })
                : t('mm', { w: widthMm ?? 0, h: heightMm });
            return (
              <li key={attributeId}>
                {print && (
                  <>
                    {inLanguage(print.position)}
                    <Colon />
                  </>
                )}
                <UserText text={factsText(lang, [widthMm === null ? '' : size, inks])} />
              </li>
            );
          })}
        </ul>
      )}
      <Prints
        prints={proof?.hasPicture ? prints.map((print) => ({ ...print, picture: null })) : prints}
        pieces={toPrepare}
      />
    </li>
  );
}
