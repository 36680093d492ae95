import type { FastifyInstance } from 'fastify';
import { deviceOf } from '#shop/accounts/accounts.ts';
import { type DeviceKind, onDevice } from '#shop/audit/audit.ts';

const phones = new Set(['iPhone', 'iPad', 'Android']);

function kindOf(userAgent = ''): DeviceKind | null {
  const { system } = deviceOf(userAgent);
  return system === '' ? null : phones.has(system) ? 'phone' : 'computer';
}

/** Notes the kind of device for the audit log, after the body is read. */
export const noteDevices = (server: FastifyInstance): unknown =>
  server.addHook('preHandler', ({ headers }, _reply, done) => onDevice(kindOf(headers['user-agent']), done));
