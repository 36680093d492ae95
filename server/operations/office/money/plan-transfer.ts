import { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { handle } from '../../../calls/operation.ts';
import { applySeen } from './transfer-plan.ts';

export const handler = handle(planTransfer, (seen, { app, caller }) => applySeen(app, seen, caller, null));
