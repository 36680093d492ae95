import { officeConnectionLabels } from '#contract/labels/office/connections.ts';
import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { providerNamed } from '#contract/payment-providers/payment-providers.ts';
import { useLabels } from '#office/office-context.ts';
import { DescriptionList } from '#office/components/description-list.tsx';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { State } from '#office/components/state.tsx';
import { Switch } from '#office/components/switch.tsx';
import { useCan } from '#office/data/use-can.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { HistoryButton } from '#office/history/history-button.tsx';
import { EditButton } from '#office/records/stored-record.tsx';
import { Button } from '#ui/button.tsx';
import { type PaymentMethod, methodStates } from '#office/components/method-states.ts';

interface PaymentMethodRowProps {
  method: PaymentMethod;
  /** Omitted until the current value is known. */
  onTurn?: (isOn: boolean) => void;
  /** Opens the form of its account or connection. */
  onSetUp: () => void;
}

const icons = {
  card: 'credit-card',
  wallet: 'smartphone',
  code: 'qr-code',
  transfer: 'landmark',
  nothing: 'banknote',
} as const;

/** One payment method: whether and for which customers it is offered, and its missing setup. */
export function PaymentMethodRow({ method, onTurn, onSetUp }: PaymentMethodRowProps) {
  const t = useLabels(officePaymentsLabels);
  const inLanguage = useLocalizedText();
  const when = useDateTimes();
  const mayConnect = useCan()('connections.write');
  const { state, isTest, within, lastPaidAt } = method;
  const name = inLanguage(method.name);
  const bounds = inLanguage(within);
  const lacks = state === 'noKeys' || state === 'noAccount';
  const [look, label] = methodStates[state];
  const setUp = t(state === 'noAccount' ? 'accountsGo' : 'connectionsGo');
  const maker = isTest && !method.hasKeys ? t('testProvider') : (providerNamed(method.provider)?.maker ?? '');
  const keyRows = useKeyRows(method);
  return (
    <section className="way" aria-label={name}>
      <OfficeIcon name={icons[method.shownAs]} />
      <div className="way-name">
        <h3>
          {name} {maker && <span className="soft">{maker}</span>}
        </h3>
        <p className="soft">{lacks ? t(state) : bounds ? t('forSome', { within: bounds }) : t('forAll')}</p>
      </div>
      <State look={look}>{t(state === 'offered' && isTest ? 'offeredTest' : label)}</State>
      <Switch
        label={t('offerNamed', { name })}
        isOn={state === 'offered'}
        disabled={lacks || !onTurn}
        onChange={(isOn) => onTurn?.(isOn)}
      />
      <DescriptionList rows={[...keyRows, [t('lastPaid'), lastPaidAt && when(lastPaidAt)]]} />
      <div className="way-foot">
        {state === 'noAccount' || (state === 'noKeys' && mayConnect) ? (
          <Button kind="ghost" small aria-label={t('setUpOf', { what: setUp, name })} onClick={onSetUp}>
            {setUp}
          </Button>
        ) : (
          <EditButton
            kind="wayToPay"
            id={method.id}
            names={['least', 'most', 'countries', 'notDecorated']}
            label={name}
            text={t('bounds')}
            name={t('boundsOf', { name })}
          />
        )}
        <HistoryButton kind="wayToPay" id={method.id} about={name} label={t('historyOf', { name })} />
      </div>
    </section>
  );
}

/** Returns the rows of a method's keys, set or missing, and of where they are valid. */
function useKeyRows({ state, isTest, keys, hasKeys }: PaymentMethod) {
  const t = useLabels(officePaymentsLabels);
  const connection = useLabels(officeConnectionLabels);
  const rows = (state === 'noKeys' || hasKeys ? keys : []).map(
    (key) =>
      [
        connection(key as 'KHQR_NAME'),
        <>
          <span className={hasKeys ? undefined : 'warn-text'}>{t(hasKeys ? 'keysSet' : 'keysMissing')}</span>{' '}
          <code className="soft">{key}</code>
        </>,
      ] as const,
  );
  return [...rows, [t('world'), hasKeys ? t(isTest ? 'worldTest' : 'worldLive') : null] as const];
}
