import { useState } from 'react';
import { usePageData } from '#web/use-page-data.ts';

const loadPasswordFirst = () => import('./password-first.tsx');

/** Stores the refused action until the password is verified. `dialog` asks for the password. */
export function usePasswordFirst(email: string, onSessionEnd: () => void) {
  const [refused, setRefused] = useState<(() => void) | null>(null);
  const forget = () => setRefused(null);
  const part = usePageData(loadPasswordFirst, refused !== null, forget);
  return {
    onPasswordNeeded: (again: () => void) => setRefused(() => again),
    dialog: refused && part && <part.PasswordFirst onClose={forget} {...{ email, refused, onSessionEnd }} />,
  };
}
