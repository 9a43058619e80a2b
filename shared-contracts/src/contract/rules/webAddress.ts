import { isEmail } from './email';

/** Spaces, control and invisible characters, and the backslash, which browsers drop or read as something else. */
const MISLEADING = /[\s\\\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;

const SCHEME_AND_HOST = /^https?:\/\/([^/?#]+)/i;

/**
 * Whether a link from a person is an http or https address that leads where it seems to lead (EV-34). The one rule for
 * every such link: forms, server and `SafeLink` all use it.
 */
export function isWebAddress(address: string): boolean {
  if (MISLEADING.test(address)) return false;
  const host = SCHEME_AND_HOST.exec(address)?.[1];
  return host !== undefined && !host.includes('@') && URL.canParse(address);
}

/** Whether a link opens a mail to one mailbox, without other recipients or headers. */
export function isMailAddressLink(address: string): boolean {
  const [, mailbox = ''] = /^mailto:([^?&%]*)$/i.exec(address) ?? [];
  return isEmail(mailbox);
}
