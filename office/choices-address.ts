/** Returns the address of a screen with these `choices`. Default values are omitted. */
export function choicesAddress<Choices extends object>(
  path: string,
  choices: Choices,
  usual: Choices,
): string {
  const said = Object.entries(choices).filter(([name, value]) => value !== usual[name as keyof Choices]);
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}
