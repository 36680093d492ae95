import { useState } from 'react';
import type { PaymentStep } from '../order-outcome.ts';
import type { PartProps } from '../part.ts';
import { HostedPage } from '../hosted-page.tsx';

/** Which refusal follows the last token. It is kept until the next, because a result closes the dialog (specification §4). */
let lastRefusal = '';

/** The built-in provider, which charges no money: its own pages take the card or the approval, and return a token. */
export default function TestPart({ isWallet, anew, step, begin, pay, ...rest }: PartProps) {
  const [begun, setBegun] = useState<PaymentStep | null>(null);
  const isBegun = (step ?? begun) !== null;
  const onToken = async (token: string, refusal: string) => {
    lastRefusal = refusal;
    if (isBegun) return pay(token);
    const made = await begin();
    if (isWallet) setBegun(made);
    else if (made) pay(token, made);
  };
  const page = isWallet ? (isBegun ? 'approval' : 'wallet') : isBegun ? 'bank' : 'card';
  const refusal = anew && lastRefusal ? 'refusedLast' : lastRefusal;
  return <HostedPage {...rest} {...{ page, refusal }} onToken={(...answer) => void onToken(...answer)} />;
}
