import { changeMe } from '#contract/operations/office/account/change-me.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { useOfficeMutation } from './use-office-mutation.ts';

/**
 * Changes the user's language and theme. The change applies immediately and is reverted if saving fails. The
 * app shell switches the language.
 */
export const useChangeMe = () =>
  useOfficeMutation(changeMe, {
    shows: {
      operation: getMe,
      input: {},
      // Each language has its own page, so the language changes only after saving.
      as: (answer, { theme }) => (answer.me && theme ? { ...answer, me: { ...answer.me, theme } } : answer),
    },
  });
