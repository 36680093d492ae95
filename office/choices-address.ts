/** Returns the URL of a screen with these `choices`. Default values are omitted. */
export function choicesAddress<Choices extends object>(
  path: string,
  choices: Choices,
  defaults: Choices,
): string {
  const announced = Object.entries(choices).filter(
    ([name, value]) => value !== defaults[name as keyof Choices],
  );
  return announced.length > 0 ? `${path}?${new URLSearchParams(announced)}` : path;
}
