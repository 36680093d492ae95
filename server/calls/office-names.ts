import { isDeepStrictEqual } from 'node:util';
import { answerNames, kindNames, requestNames } from '#contract/office-names.ts';

const former = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).map(([before, now]) => [now, before]));
const formerFields = former(requestNames);
const formerKinds = former(kindNames);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns parameters with the former names, which the code behind the calls uses. If both names are there with different
 * values, the present one stays, and is then refused.
 */
export function withFormerNames(parameters: unknown): unknown {
  if (Array.isArray(parameters)) return parameters.map(withFormerNames);
  if (!isObject(parameters)) return parameters;
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters)) {
    const before = formerFields.get(name) ?? name;
    const isTwice = before !== name && before in parameters;
    if (isTwice && isDeepStrictEqual(parameters[before], value)) continue;
    result[isTwice ? name : before] =
      name === 'kind' && typeof value === 'string'
        ? (formerKinds.get(value) ?? value)
        : withFormerNames(value);
  }
  return result;
}

/** Returns the present name of a parameter. */
export const presentName = (name: PropertyKey): PropertyKey => requestNames[String(name)] ?? name;

const anyFormer = new RegExp(`"(?:${Object.keys(answerNames).join('|')})":`, 'u');

/** Returns an answer that also has the present names. */
export const withPresentNames = (json: string): string =>
  anyFormer.test(json) ? JSON.stringify(both(JSON.parse(json))) : json;

function both(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(both);
  if (!isObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      const given = both(value);
      const { [name]: now } = answerNames;
      // Names of records have both codes already.
      return now === undefined || now in answer
        ? [[name, given]]
        : [
            [now, given],
            [name, given],
          ];
    }),
  );
}
