import { inviteStaff, readInviteCommand } from '../terminal/staff/invite.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run office:invite -- name@shop.example --role owner`: a link by which somebody becomes staff, beside the running shop.

await onRunningShop(readInviteCommand, inviteStaff);
