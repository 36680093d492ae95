import { centsToDollars } from './money.ts';
import type { ArrivalDays } from './order-times.ts';
import type { Story, StoryMoney, StorySum } from './story.ts';

/** What a cart says of its order: what is paid now and later, and when it would arrive. */
interface AheadFacts extends Pick<StoryMoney, 'LaterWhen' | 'DueOn'>, ArrivalDays {
  totalCents: number;
  nowCents: number;
  isPickUp: boolean;
}

/** Returns the story of an order before it is placed: its proof, its days, and its deposit. */
export function storyAhead({ totalCents, nowCents, isPickUp, ...facts }: AheadFacts): Story<'ahead'> {
  const sum = (cents: number): StorySum => ({ Amount: centsToDollars(cents), Riel: null });
  return {
    ...facts,
    State: 'ahead',
    Who: 'us',
    Since: null,
    Until: null,
    Steps: [],
    Paid: sum(0),
    DueNow: sum(nowCents),
    DueLater: sum(totalCents - nowCents),
    IsPickUp: isPickUp,
    IsCalled: false,
  };
}
