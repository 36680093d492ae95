import type { ReactNode } from 'react';
import { proofPageLabels } from '#contract/labels/mail/proof-page.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { factsText } from '#rules/text-of-language.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useOrderTimes } from '../use-order-times.ts';
import type { ProofView } from './job-view.ts';

/** A row of a proof’s facts. */
export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What the customer must read before the answer. */
export function Facts({ view: { job, proof } }: { view: ProofView }) {
  const t = useLabels(proofPageLabels);
  return (
    <section aria-labelledby="p-facts">
      <h2 className="h3" id="p-facts">
        {t('pleaseCheck')}
      </h2>
      <dl className="j-rows">
        <Places proof={proof} />
        <Pieces proof={proof} />
        <Price proof={proof} />
        {proof.IsOpen && <Arrival progress={job.Progress} />}
      </dl>
    </section>
  );
}

/** The position, size and colors of each print. */
export function Places({ proof }: Pick<ProofView, 'proof'>) {
  const t = useLabels(proofPageLabels);
  return proof.Places.map(({ Name, WidthMm, HeightMm, Inks, Text, Drawing = '', Lacks: lacks }) => (
    <Fact key={Name} name={Name}>
      {Text !== '' && (
        <b className="j-text">
          <UserText text={Text} />
        </b>
      )}
      {Drawing !== '' && (
        <span className="p-line j-text">
          <Filled text={t('asked')} places={{ text: <UserText text={Drawing} /> }} />
        </span>
      )}
      {WidthMm !== null && (
        <span className="p-line">
          {HeightMm === null ? t('mmWide', { w: WidthMm }) : t('mm', { w: WidthMm, h: HeightMm })}
        </span>
      )}
      {Inks !== '' && (
        <span className="p-line">
          <Filled text={t('inColors')} places={{ inks: <UserText text={Inks} /> }} />
        </span>
      )}
      {lacks && <b className="p-line">{t('lacks')}</b>}
      {!lacks && Text + Drawing === '' && WidthMm === null && Inks === '' && '–'}
    </Fact>
  ));
}

function Price({ proof: { Total, OrderTotal, PiecePrice, IsOpen: isOpen } }: Pick<ProofView, 'proof'>) {
  const t = useLabels(proofPageLabels);
  const price = Total === OrderTotal ? 'priceSame' : isOpen ? 'priceNew' : 'pricePlanned';
  return (
    <Fact name={t('price')}>
      <Filled
        text={t(price)}
        places={{
          total: (
            <b>
              <Money value={Total} />
            </b>
          ),
          was: <Money value={OrderTotal} />,
        }}
      />
      {isOpen && PiecePrice !== undefined && (
        <span className="p-line">
          <Filled text={t('pieceAgreed')} places={{ price: <Money value={PiecePrice} /> }} />
        </span>
      )}
    </Fact>
  );
}

/** The expected arrival, with the day by which to approve if it depends on that. */
export function Arrival({ progress }: { progress: ProofView['job']['Progress'] }) {
  const t = useLabels(proofPageLabels);
  const steps = useLabels(orderProgressLabels);
  const { expected } = useOrderTimes();
  const days = expected(progress);
  if (days === '') return null;
  return <Fact name={progress.IsPickUp ? steps('readyPickUp') : t('arrives')}>{days}</Fact>;
}

/** The quantity, by color and size if they differ. */
export function Pieces({ proof: { Cells: cells, Quantity } }: Pick<ProofView, 'proof'>) {
  const { lang } = useShop();
  const t = useLabels(proofPageLabels);
  return (
    <Fact name={t('quantity')}>
      <Num>{Quantity}</Num>
      {cells?.map((cell) => (
        <span key={cell.Cell} className="p-line">
          <bdi>{factsText(lang, [cell.ColorName, cell.SizeShortName])}</bdi> <Num>{cell.Quantity}</Num>
        </span>
      ))}
    </Fact>
  );
}
