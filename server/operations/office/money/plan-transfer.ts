import { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { handle } from '../../../calls/operation.ts';
import { confirmSeen } from './transfer-plan.ts';

export const handler = handle(planTransfer, (seen, { app, caller }) => confirmSeen(app, seen, caller, null));
