import { demoStaffPassword } from '#contract/constants.ts';
import { languages } from '#contract/languages.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { builtInRoles } from '#shop/staff/staff.ts';
import type { DemoData } from './files.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Rows } from './rows.ts';

/**
 * Creates one staff member per role.
 * @throws OperatorError for a role that isn't built in
 */
export async function staffRows(data: DemoData): Promise<NonNullable<Rows['staff']>> {
  const password_hash = await hashPassword(demoStaffPassword);
  return data.staff.map(({ email, name, role, language }) => {
    const role_id = builtInRoles.indexOf(role) + 1;
    if (role_id === 0) throw new OperatorError(`staff.json: ${email}: role ${role} not found`);
    return { email, name, role_id, password_hash, language_id: languages[language].id, is_demo: true };
  });
}
