import type { LanguageCode } from '#contract/languages.ts';
import { isEmail, normalEmail } from '#contract/forms/email.ts';
import type { Database } from '#database/schema.ts';
import { builtInRoles, invite, invitePath, roleOfName } from '#shop/staff/staff.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { Config } from '../../settings/config.ts';
import { readSecret } from '../../settings/secret.ts';
import { readArguments, staffAction, staffOptions } from '../read-arguments.ts';

const usage = `npm run office:invite -- name@shop.example --role ${builtInRoles.join('|')} [--name NAME] [--language en|ar] [--by NAME]`;

export interface InviteCommand {
  email: string;
  name: string;
  role: string;
  language: LanguageCode;
  by: `staff ${string}`;
}

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readInviteCommand(args: readonly string[]): InviteCommand {
  const { values, positionals } = readArguments(args, usage, {
    ...staffOptions,
    role: { type: 'string' },
    name: { type: 'string' },
    language: { type: 'string', default: 'en' },
  });
  const [address = '', ...more] = positionals;
  const { role, name, language } = values;
  if (more.length > 0 || !isEmail(address) || !role || !['en', 'ar'].includes(language))
    throw new OperatorError(usage);
  const email = normalEmail(address);
  const { by } = staffAction(values);
  return { email, name: name ?? email.replace(/@.*$/u, ''), role, language: language as LanguageCode, by };
}

/** Prints a link that works once, for 24 hours. Returns the exit code. */
export async function inviteStaff(
  db: Database,
  { role, by, ...person }: InviteCommand,
  print: (line: string) => void,
  config: Config,
): Promise<number> {
  const roleId = await roleOfName(db, role);
  if (roleId === null) throw new OperatorError(`role ${role} not found; ${usage}`);
  const invited = await invite(db, { ...person, roleId }, { by, isMailed: false });
  if (typeof invited === 'string')
    throw new OperatorError(
      `${person.email} already belongs to an active or deactivated staff member; manage them in the office.`,
    );
  print(`Link for ${person.email}, works once, expires ${invited.until.toISOString()}:`);
  print(config.officeUrl + invitePath(readSecret(config), person.language, invited.invitationId));
  return 0;
}
