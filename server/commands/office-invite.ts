import { inviteStaff, readInviteCommand } from '../terminal/staff/invite.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run office:invite -- name@shop.example --role owner`: creates an invitation link for a staff member while the
// shop runs.

await onRunningShop(readInviteCommand, inviteStaff);
