import { Colon } from '#office/components/colon.tsx';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { discardProof } from '#contract/operations/office/orders/discard-proof.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { Failure } from '#office/components/note.tsx';
import { State } from '#office/components/state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useCan } from '#office/data/use-can.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import { formatAmount } from '#rules/money.ts';
import { personText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { UserText } from '#ui/user-text.tsx';
import { proofLooks } from '../proof-looks.ts';
import { ProofAnswer } from './proof-answer.tsx';
import { ProofForm } from './proof-form.tsx';

type Line = Order['lines'][number];
type Proof = Line['proofs'][number];

/** The proofs of an item with the customer's answers, newest first, and the way to make another one. */
export function Proofs({ order, line }: { order: Order; line: Line }) {
  const t = useLabels(officeProofLabels);
  const may = useCan();
  const { proofs, prints, isDigital } = line;
  const isOpen = order.state === 'active' || order.state === 'awaitingPayment';
  const mayMake = isOpen && !isDigital && may('orders.change');
  if (proofs.length === 0 && (prints.length === 0 || !mayMake)) return null;
  const { length: made } = proofs.filter(({ state }) => state !== 'draft');
  return (
    <div className="order-proofs">
      {proofs.map((proof) => (
        <ProofRow key={proof.id} proof={proof} order={order} mayMake={mayMake} />
      ))}
      {mayMake && (
        <DialogButton text={t(made > 0 ? 'newProof' : 'createProof')} title={t('createProof')} small>
          {(close) => <ProofForm order={order} line={line} isFirst={made === 0} onDone={close} />}
        </DialogButton>
      )}
    </div>
  );
}

interface RowProps {
  proof: Proof;
  order: Order;
  mayMake: boolean;
}

function ProofRow({ proof, order: { number, delivery }, mayMake }: RowProps) {
  const { lang } = useOffice();
  const t = useLabels(officeProofLabels);
  const when = useDateTimes();
  const {
    id,
    number: n,
    state,
    isTrue,
    repeats,
    hasPicture,
    note,
    answer,
    answerName,
    marks,
    notedChannel,
  } = proof;
  const at = proof.answeredAt ?? proof.sentAt;
  const name = t('proofN', { n });
  return (
    <details open={state !== 'replaced'}>
      <summary>
        {name} <State look={proofLooks[state]}>{t(state)}</State>
        {at !== null && <span className="soft"> {when(at)}</span>}
      </summary>
      {hasPicture && (
        <a className="order-proof" href={`/office/files/proofs/${id}`} target="_blank" rel="noreferrer">
          <img src={`/office/files/proofs/${id}`} alt={name} loading="lazy" width={240} height={240} />
          <svg viewBox="0 0 100 100" aria-hidden="true">
            {marks.map(({ x, y }, mark) => (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
                <circle r={5} />
                <text>{mark + 1}</text>
              </g>
            ))}
          </svg>
        </a>
      )}
      {proof.unitCents !== null && (
        <p>
          {t('newPrice', {
            price: formatAmount(proof.unitCents),
            total: formatAmount(proof.totalCents ?? 0),
          })}
        </p>
      )}
      {note !== '' && (
        <p className="soft">
          <UserText text={note} />
        </p>
      )}
      {answerName !== '' && (
        <p>
          <b>
            <UserText text={answerName} />
          </b>
          {notedChannel !== null && <span className="soft"> {t(notedChannel)}</span>}
          {answer !== '' && <Colon />}
          <UserText text={answer} />
        </p>
      )}
      {marks.length > 0 && (
        <ol>
          {marks.map((mark) => (
            <li key={`${mark.x} ${mark.y}`}>
              <UserText text={mark.text || '–'} />
            </li>
          ))}
        </ol>
      )}
      {!isTrue && repeats !== null && <p className="bad-text">{t('noLongerRepeat', { number: repeats })}</p>}
      {!isTrue && state !== 'replaced' && <p className="bad-text">{t('outdated')}</p>}
      {state === 'sent' && mayMake && proof.totalCents !== null && (
        <ProofAnswer
          {...{ number, id, totalCents: proof.totalCents }}
          customer={personText(lang, delivery)}
        />
      )}
      {state === 'draft' && mayMake && <DraftActions id={id} number={number} />}
    </details>
  );
}

function DraftActions({ id, number }: { id: string; number: string }) {
  const t = useLabels(officeProofLabels);
  const refusalText = useRefusalText();
  const sending = useOfficeMutation(sendProof, { saved: t('sent'), isInForm: true });
  const discarding = useOfficeMutation(discardProof, { saved: t('discarded'), isInForm: true });
  const error = sending.error ?? discarding.error;
  return (
    <>
      <Failure>{error ? refusalText(error) : null}</Failure>
      <Button
        small
        busy={sending.isPending}
        disabled={discarding.isPending}
        onClick={() => sending.mutate({ number, id })}
      >
        {t('sendProof')}
      </Button>{' '}
      <Button
        small
        kind="quiet"
        busy={discarding.isPending}
        disabled={sending.isPending}
        onClick={() => discarding.mutate({ number, id })}
      >
        {t('discardProof')}
      </Button>
    </>
  );
}
