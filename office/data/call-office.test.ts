import { beforeEach, describe, expect, test, vi } from 'vitest';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { getStaff } from '#contract/operations/office/staff/get-staff.ts';
import { CallFailed } from '#web/call.ts';
import { callOffice, whenSignedOut } from './call-office.ts';
import { learnRefusals, OfficeRefusal, refusalKey } from './refusals.ts';
import * as asking from './second-factor.ts';

const { secondFactorNeeded, changedMeanwhile } = officeRefusals.texts;
const stale = [403, { error: secondFactorNeeded, data: [] }] as const;
const done = [200, { data: { staff: [], roles: [] } }] as const;
let answers: (readonly [number, object])[] = [];
const fetched = vi.fn<typeof fetch>(async () => {
  const [status, body] = answers.shift() ?? [];
  if (status === undefined) throw new TypeError('no network');
  return Response.json(body, { status });
});
const call = () => callOffice(getStaff, {});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  learnRefusals({ [secondFactorNeeded]: 'secondFactorNeeded', [changedMeanwhile]: 'changedMeanwhile' });
});

describe('office calls', () => {
  test('a successful call returns its data', async () => {
    answers = [done];
    expect(await call()).toEqual({ staff: [], roles: [] });
    expect(fetched).toHaveBeenCalledWith(
      '/office/api/staff/get-staff',
      expect.objectContaining({ body: '{}' }),
    );
  });

  test('a call is retried after two-step verification, and refused without it', async () => {
    const request = vi
      .spyOn(asking, 'requireSecondFactor')
      .mockResolvedValueOnce(true)
      .mockResolvedValueOnce(false);
    answers = [stale, done, stale];
    expect(await call()).toEqual({ staff: [], roles: [] });
    await expect(call()).rejects.toMatchObject({ status: 403 });
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('a refused call throws the reason and the current data', async () => {
    answers = [[409, { error: changedMeanwhile, data: { version: 3 } }]];
    const error: unknown = await call().catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(OfficeRefusal);
    expect(error).toMatchObject({ status: 409, data: { version: 3 } });
    expect(refusalKey(error)).toBe('changedMeanwhile');
  });

  test('a call reports that the session has ended', async () => {
    const signedOut = vi.fn<() => void>();
    whenSignedOut(signedOut);
    answers = [[401, { error: 'Please log in first.', data: [] }]];
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test('a call fails without a connection', async () => {
    answers = [];
    await expect(call()).rejects.toThrow(CallFailed);
  });
});

test('simultaneous requests for two-step verification get the same answer', async () => {
  const both = [asking.requireSecondFactor(), asking.requireSecondFactor()];
  expect(both[0]).toBe(both[1]);
});
