import { useState } from 'react';
import { messages, type MessageCode } from '#contract/messages.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { useMedium } from '#storefront/use-medium.ts';
import type { Placed } from './use-placed.ts';
import { useAnnouncedErrors } from '#web/use-announced-errors.ts';
import type { Message } from '#web/toasts.ts';

const confirmCodes = {
  email: 'confirmByMail',
  text: 'confirmByText',
  none: 'confirmByContact',
} as const satisfies Record<string, MessageCode>;

interface Follows {
  onPlaced: Placed;
  /**
   * Called when the shown cart is outdated and must be loaded again. The shopper has already seen
   * `announced`.
   */
  onChanged: (announced: MessageCode) => void;
}

/**
 * Handles the answer to an order, for every payment method. The logic is in follow-outcome.ts, which loads
 * with the code that sends orders.
 */
export function useOrderOutcome(follows: Follows) {
  const { call, lang, links, labels } = useShop();
  const medium = useMedium();
  const [help, setHelp] = useState<Message | null>(null);
  const announced = useAnnouncedErrors();
  return {
    ...follows,
    call,
    lang,
    links,
    confirmCode: confirmCodes[medium ?? 'none'],
    canSay: (code: string) => Object.hasOwn(labels[messages.entityId] ?? {}, code),
    /** The reason why the last attempt failed. */
    help,
    setHelp,
    /** Shows a reason, which stays until the next attempt. */
    refuse: (why: Message) => announced.say([['order', why]]),
    /** Clears the reason of the last attempt, before the next one. */
    tryAgain: () => {
      setHelp(null);
      announced.end();
    },
  };
}
export type OrderOutcomeHandlers = ReturnType<typeof useOrderOutcome>;
