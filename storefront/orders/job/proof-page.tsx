import { proofPageLabels } from '#contract/labels/mail/proof-page.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { proofLimits } from '#contract/proofs.ts';
import { personText } from '#rules/text-of-language.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { OrderStory } from '../story.tsx';
import { useOrderTimes } from '../use-order-times.ts';
import type { ProofView } from './job-view.ts';
import { ProofChanges } from './proof-changes.tsx';
import { Arrival, Fact, Facts, Pieces, Places } from './proof-facts.tsx';
import { ProofHead } from './proof-head.tsx';
import { ProofPicture } from './proof-picture.tsx';

/** A proof of a printed item: its picture, what must be read, and the two answers. */
export function ProofPage({ view }: { view: ProofView }) {
  const { lang } = useShop();
  const t = useLabels(proofPageLabels);
  const { job, proof, isChange } = view;
  if (proof.IsOpen && isChange) return <ProofChanges view={view} />;
  const home = `/${lang}${view.path.replace(/\/proofs\/.*$/u, '')}`;
  return (
    <>
      <ProofHead
        view={view}
        {...(isPlanned(view) &&
          proof.AnswerName !== '' && { title: t('thanks', { name: proof.AnswerName }) })}
      />
      {isPlanned(view) && <OrderStory story={job.Progress.Story} />}
      <div className="p-cols">
        <div className="p-side">
          <ProofPicture proof={proof} marks={proof.Marks} />
          <News view={view} />
        </div>
        <div className="p-side">
          {proof.State === 'approved' ? <Approved view={view} /> : <Facts view={view} />}
          {proof.State === 'changes' && <Wishes view={view} />}
          {proof.IsOpen && <Answers view={view} />}
          <p className="j-acts">
            <a href={home}>{t('viewOrder')}</a>
          </p>
        </div>
      </div>
      <footer className="j-foot">
        <p>{t('order', { number: job.Order.OrderNumber })}</p>
      </footer>
    </>
  );
}

/** Whether the story of the order says when it arrives and what is still to pay: while what was approved is to be printed. */
const isPlanned = ({ job, proof: { Situation } }: ProofView) =>
  job.Right === 'all' && (Situation === 'approved' || Situation === 'early');

/** What staff wrote: for a newer proof, what changed. */
function News({ view: { proof } }: { view: ProofView }) {
  const t = useLabels(proofPageLabels);
  const { Note: note, Number: n } = proof;
  if (note === '') return null;
  return (
    <section className="p-news" aria-labelledby="p-news">
      <h2 className="h3" id="p-news">
        {n > 1 ? t('changedSince', { n: n - 1 }) : t('fromUs')}
      </h2>
      <ul>
        {note.split('\n').map((line) => (
          <li key={line}>
            <Icon name="circle-check" />
            <UserText text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form that approves, and the way to ask for changes. On phones, both buttons stay in reach of the thumb. */
function Answers({ view }: { view: ProofView }) {
  const { lang } = useShop();
  const t = useLabels(proofPageLabels);
  const { job, proof, token, refusal } = view;
  const { FirstName, LastName } = job.Order.ShippingAddress;
  const name = view.name ?? personText(lang, { firstName: FirstName, lastName: LastName });
  const isCode = token !== undefined && token !== '';
  const payments = usePayments(view);
  return (
    <form method="post" className="p-form">
      <input type="hidden" name="Act" value="approve" />
      <input type="hidden" name="ProofId" value={proof.ProofId} />
      <input type="hidden" name="Total" value={proof.Total} />
      {isCode && (
        <>
          <input type="hidden" name="Token" value={token} />
          <output>{t('codeSent')}</output>
          <Field
            label={t('code')}
            name="ApprovalCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            dir="ltr"
            error={refusal}
          />
        </>
      )}
      <Field label={t('yourName')} name="Name" defaultValue={name} maxLength={proofLimits.name} dir="auto" />
      {payments.length > 0 && (
        <SelectField
          label={t('payBy')}
          name="PaymentMethod"
          options={payments}
          defaultValue={view.method ?? payments[0]?.value}
        />
      )}
      <div className="p-bar">
        <Button kind="ghost" href="?changes">
          {t('askChanges')}
        </Button>
        <Button type="submit" kind="act" icon="check">
          {t(payments.length > 0 ? 'approveAndPay' : 'approve')}
        </Button>
      </div>
      <p className="j-soft">
        {t('final')} {job.ApproveBy === 'code' && !isCode && t('codeFirst')}
      </p>
    </form>
  );
}

/** Returns the methods by which what is due can be paid together with the approval. */
function usePayments({ job: { Payment: payment } }: ProofView) {
  const t = useLabels(proofPageLabels);
  if (payment?.State !== 'choose') return [];
  const methods = payment.Methods.map(({ PaymentMethodId: value, Name: text }) => ({
    value: String(value),
    text,
  }));
  const transfer = payment.Accounts.length > 0 ? [{ value: 'transfer', text: t('byTransfer') }] : [];
  const all = [...methods, ...transfer];
  return all.length > 0 ? [...all, { value: '', text: t('payLater') }] : [];
}

function Approved({ view }: { view: ProofView }) {
  const { job, proof } = view;
  const t = useLabels(proofPageLabels);
  const page = useLabels(orderPageLabels);
  const { moment } = useOrderTimes();
  return (
    <dl className="j-rows">
      <Fact name={t('approvedBy')}>
        <Filled
          text={t('nameAt')}
          places={{
            name: <bdi>{proof.AnswerName || '–'}</bdi>,
            when: <Num>{moment(proof.AnsweredAt ?? '')}</Num>,
          }}
        />
      </Fact>
      <Places proof={proof} />
      <Pieces proof={proof} />
      {proof.Repeats !== undefined && (
        <Fact name={t('proof', { n: proof.Number })}>{page('sameAs', { number: proof.Repeats })}</Fact>
      )}
      <Fact name={t('checkCode')}>
        <Num>{`${proof.Hash.slice(0, 4)} ${proof.Hash.slice(4)}`}</Num>
      </Fact>
      {!isPlanned(view) && <Arrival progress={job.Progress} />}
    </dl>
  );
}

/** What the customer asked for, with the marks by their numbers on the picture. */
function Wishes({ view: { proof } }: { view: ProofView }) {
  return (
    <div className="p-news">
      {proof.Answer !== '' && (
        <p className="j-text">
          <UserText text={proof.Answer} />
        </p>
      )}
      <ol>
        {proof.Marks.map(({ x, y, text }) => (
          <li key={`${x} ${y} ${text}`}>
            <UserText text={text || '–'} />
          </li>
        ))}
      </ol>
    </div>
  );
}
