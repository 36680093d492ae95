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
      file: 'shop/accounts/reset-queries.ts',
      from: ' and asker_hash = ${askerHash})',
      to: ')',
      fails:
        'who ask, guess and fail to log in (28 requests) keep the owner out neither on a known device nor on a new one',
    },
    {
      file: 'shop/accounts/reset-limits.ts',
      from: 'if (!(await count(`code-asker ${asker}`, codesPerQuarter, limitSpans.quarter))) return false;',
      to: 'void [asker, codesPerQuarter];',
      fails: 'is not voided by who asks for more',
    },
    {
      file: 'shop/accounts/reset-limits.ts',
      from: "return count('code-others', ofOthers, limitSpans.day);",
      to: 'return ofOthers > 0;',
      fails: 'is made ten times a day at most, six times for strangers',
    },
    {
      file: 'shop/accounts/reset-limits.ts',
      from: "if (isOwn && (await count('code-owner', ofOwner, limitSpans.day))) return true;",
      to: 'void [isOwn, ofOwner];',
      fails:
        'at 70 machines who guess at the code of one owner (1,260 requests) keep no known device of theirs out',
    },
    {
      file: 'shop/accounts/reset-limits.ts',
      from: 'if (!(await countHit(db, key, Math.ceil(guessesPerHour / 2), limitSpans.hour))) return null;',
      to: 'void guessesPerHour;',
      fails: 'in the whole shop ends after a thousand wrong ones in an hour, over both processes',
    },
    {
      file: 'shop/accounts/reset-limits.ts',
      from: "const key = isFirst ? 'code-guesses first' : 'code-guesses';",
      to: "const key = isFirst ? 'code-guesses' : 'code-guesses';",
      fails: 'at 70 machines who guess at %s (1,260 requests) stop no reset',
    },
    {
      file: 'shop/accounts/password-reset.ts',
      from: 'await guess.settle(!isRight && found.customerId !== null);',
      to: 'await guess.settle(!isRight);',
      fails: 'at 70 machines who guess at %s (1,260 requests) stop no reset',
    },
  ],
};
