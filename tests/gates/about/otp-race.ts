import type { AboutGate } from '../gate.ts';

const race = 'of 300 parallel wrong guesses five are compared, and the right one after them is refused (%i)';

export const about: AboutGate = {
  mutants: [
    {
      file: 'shop/accounts/reset-queries.ts',
      from: 'update one_time_code set tries = tries + 1',
      to: 'update one_time_code set tries = tries',
      fails: race,
    },
    {
      file: 'shop/accounts/reset-queries.ts',
      from: 'where o.id = ${codeId} and o.used_at is null and',
      to: 'where o.id = ${codeId} and',
      fails: 'of 300 parallel right ones one sets the password',
    },
    {
      file: 'shop/accounts/reset-queries.ts',
      from: ' and expires_at > now()',
      to: '',
      fails: 'is good for ten minutes of the database: after %s',
    },
    {
      file: 'shop/accounts/reset-queries.ts',
      from: 'id = (select max(id) from',
      to: 'id = (select min(id) from',
      fails: 'gives way to a newer one',
    },
    {
      file: 'shop/accounts/password-reset.ts',
      from: 'if (!(await mayHaveCode(db, email, limits))) return true;',
      to: 'void mayHaveCode;',
      fails: 'is not voided by strangers who ask for more',
    },
    {
      file: 'shop/accounts/password-reset.ts',
      from: 'if (!(await countHit(db, wrongGuesses, limits.guessesPerHour, limitSpans.hour))) return',
      to: 'if (false) return',
      fails: 'in the whole shop ends after a thousand wrong ones in an hour, over both processes',
    },
  ],
};
