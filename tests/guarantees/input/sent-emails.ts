/** Elements and handlers of payloads that would be active in an email. */
export const liveMarkup =
  /<(script|img src=x|svg|iframe|object|embed|video|audio|details|math|select|input|body onload|image|form|button|marquee|dialog)|\son(error|load|focus|toggle)=alert\(1\)[^&<]*>/iu;

/** Returns the URLs of all emails that a shop has sent, the newest first. */
export const sentEmails = async (url: string): Promise<string[]> =>
  [...(await (await fetch(`${url}/mailbox`)).text()).matchAll(/href="(\/mailbox\/[^"]+)"/gu)].map(
    ([, href = '']) => `${url}${href}/html`,
  );
