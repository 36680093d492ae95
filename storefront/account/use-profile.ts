import { useState, type SubmitEvent } from 'react';
import { updateProfileForm } from '#contract/forms/update-profile.ts';
import { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { personValues, recipientOf, secondMobileOf } from './person-values.ts';
import { refusalMessage } from './refusal-message.ts';
import type { Choosing } from './use-places.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useShop } from '../shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { updateUser } from '../state/user.ts';
import { changedPlaces } from './changed-places.ts';

type Person = ReturnType<typeof personValues> & ReturnType<typeof recipientOf> & { SecondMobileNo: string };
export interface ProfileEnds {
  /** The button that submitted the form; null if none did. */
  onSaved: (submitter: HTMLElement | null) => void;
  onSessionEnd: () => void;
  /** Called when the server wants the password first. `again` repeats the change of phone or address. */
  onPasswordNeeded: (again: () => void) => void;
}

/** Saves the profile, and stores the changes in the browser. */
export function useProfile(
  UserID: number,
  { ids, places }: Choosing,
  { onSaved, onSessionEnd, onPasswordNeeded }: ProfileEnds,
) {
  const { call } = useShop();
  const { check, ...form } = useFormCheck(updateProfileForm);
  const { busy, send } = useSubmit();
  const [saved, setSaved] = useState(false);

  return { ...form, busy: busy || saved, submit };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const person = { ...personValues(data), SecondMobileNo: secondMobileOf(data), ...recipientOf(data) };
    const { StateProvinceId, CityId } = ids;
    if (saved || !check({ ...person, StateProvinceId, CityId })) return;
    save(person, { StateProvinceId, CityId }, event.nativeEvent.submitter);
  }

  function save(person: Person, chosen: Omit<Choosing['ids'], 'CountryID'>, submitter: HTMLElement | null) {
    void send(async () => {
      const reply = await call(updateProfile, { UserID, ...person, ...chosen });
      if (reply.statusCode === 401 || reply.statusCode === 403) onSessionEnd();
      else if (reply.data[0]?.ResponseMsg !== serverAnswers.saved) {
        const code = refusalMessage(reply);
        if (code === 'passwordNeeded') onPasswordNeeded(() => save(person, chosen, submitter));
        else showToast('error', { code });
      } else {
        updateUser({ ...person, ...changedPlaces(places) });
        setSaved(true);
        onSaved(submitter);
      }
    });
  }
}
