import { useState } from 'react';
import { messages, type MessageCode } from '#contract/messages.ts';
import { useShop } from '#storefront/shop-context.tsx';
import type { Placed } from './use-placed.ts';
import { useSaidErrors } from '#web/use-said-errors.ts';
import type { Message } from '#web/toasts.ts';

interface Follows {
  onPlaced: Placed;
  /** What was shown is no longer so: it is to be asked for anew. The shopper has been told this sentence. */
  onChanged: (said: MessageCode) => void;
}

/** What follows from an order's answer, whichever way it is paid: told and done by follow-outcome.ts, which comes with the sending. */
export function useEnds(follows: Follows) {
  const { call, lang, links, labels } = useShop();
  const [help, setHelp] = useState<Message | null>(null);
  const said = useSaidErrors();
  return {
    ...follows,
    call,
    lang,
    links,
    canSay: (code: string) => Object.hasOwn(labels[messages.entityId] ?? {}, code),
    /** What stood against the last try. */
    help,
    setHelp,
    /** Said until the next try. */
    refuse: (why: Message) => said.say([['order', why]]),
    /** Another try: what stood against the last one is past. */
    tryAgain: () => {
      setHelp(null);
      said.end();
    },
  };
}
export type Ends = ReturnType<typeof useEnds>;
