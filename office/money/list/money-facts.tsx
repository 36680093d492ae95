import { Num } from '#ui/num.tsx';

/** What is known about a payment, as names and values. Empty values are left out. */
export function MoneyFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="money-facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num>{value}</Num>
            </dd>
          </div>
        ))}
    </dl>
  );
}
