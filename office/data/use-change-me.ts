import { changeMe } from '#contract/operations/office/account/change-me.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { useChange } from './use-change.ts';

/** Language and look of whoever is here: shown at once, and taken back when they cannot be saved. The frame leads to the other language. */
export const useChangeMe = () =>
  useChange(changeMe, {
    shows: {
      operation: getMe,
      input: {},
      // A language is a page of its own: it comes when it is saved.
      as: (answer, { theme }) => (answer.me && theme ? { ...answer, me: { ...answer.me, theme } } : answer),
    },
  });
