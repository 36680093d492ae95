/** The address of a screen that shows `choices`; what is as usual is left out. */
export function choicesAddress<Choices extends object>(
  path: string,
  choices: Choices,
  usual: Choices,
): string {
  const said = Object.entries(choices).filter(([name, value]) => value !== usual[name as keyof Choices]);
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}
