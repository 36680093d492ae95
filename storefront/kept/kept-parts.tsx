import type { User } from '../state/stored-user.ts';
import { Addresses } from './addresses.tsx';
import { GiftBlock } from './gift-block.tsx';

/** What stands beside the billing details at the checkout, until a payment is under way. */
export function KeptParts({ user }: { user: User }) {
  return (
    <>
      <Addresses user={user} />
      <GiftBlock user={user.UserID} />
    </>
  );
}
