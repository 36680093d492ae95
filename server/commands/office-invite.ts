import { inviteStaff, readInviteCommand } from '../cli/staff/invite.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';

// `npm run office:invite -- name@shop.example --role owner`: creates an invitation link for a staff member while the
// shop runs.

await onRunningShop(readInviteCommand, inviteStaff);
