import { useEffect, useState, type SubmitEvent } from 'react';
import { updateProfileForm } from '#contract/forms/update-profile.ts';
import { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { personValues } from '#storefront/account/person-values.ts';
import { refusalMessage } from '#storefront/account/refusal-message.ts';
import type { Choosing } from '#storefront/account/use-places.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { nextPath } from '#storefront/next-path.ts';
import { sayAndGo } from '#web/say-and-go.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { updateUser } from '#storefront/state/user.ts';
import { changedPlaces } from './changed-places.ts';

type Person = ReturnType<typeof personValues>;
interface OnRefused {
  onSessionEnd: () => void;
  onPasswordNeeded: (again: () => void) => void;
}

/** Saves the profile, keeps what changed in the browser, and goes home after 1 s, or back to the checkout (specification §4). */
export function useProfile(
  UserID: number,
  { ids, places }: Choosing,
  { onSessionEnd, onPasswordNeeded }: OnRefused,
) {
  const { call, links } = useShop();
  const { check, ...form } = useFormCheck(updateProfileForm);
  const { busy, send } = useSending();
  const [saved, setSaved] = useState(false);

  useEffect(() => {
    if (!saved) return undefined;
    return sayAndGo({ code: 'profileUpdated' }, nextPath(location.search, links) ?? links.home());
  }, [saved, links]);

  return { ...form, busy: busy || saved, submit };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const person = personValues(new FormData(event.currentTarget));
    const { StateProvinceId, CityId } = ids;
    if (saved || !check({ ...person, StateProvinceId, CityId })) return;
    save(person, { StateProvinceId, CityId });
  }

  function save(person: Person, chosen: Omit<Choosing['ids'], 'CountryID'>) {
    void send(async () => {
      const reply = await call(updateProfile, { UserID, ...person, ...chosen });
      if (reply.statusCode === 401 || reply.statusCode === 403) onSessionEnd();
      else if (reply.data[0]?.ResponseMsg !== serverAnswers.saved) {
        const code = refusalMessage(reply);
        if (code === 'passwordNeeded') onPasswordNeeded(() => save(person, chosen));
        else showToast('error', { code });
      } else {
        updateUser({ ...person, ...changedPlaces(places) });
        setSaved(true);
      }
    });
  }
}
