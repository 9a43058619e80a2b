import { isEmail } from './contact';

/** Spaces, invisible characters and backslashes, which browsers drop or reinterpret. */
const MISLEADING = /[\s\\\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;

const SCHEME_AND_HOST = /^https?:\/\/([^/?#]+)/i;

/** Whether a link is a plain http or https address (EV-34). Forms, server and `SafeLink` share this rule. */
export function isWebAddress(address: string): boolean {
  if (MISLEADING.test(address)) return false;
  const host = SCHEME_AND_HOST.exec(address)?.[1];
  return host !== undefined && !host.includes('@') && URL.canParse(address);
}

/** Whether a link is a plain https address (EV-39). */
export const isSecureAddress = (address: string): boolean =>
  /^https:/i.test(address) && isWebAddress(address);

/** Whether a link is a mailto of one mailbox, without other recipients or headers. */
export function isMailAddressLink(address: string): boolean {
  const [, mailbox = ''] = /^mailto:([^?&%]*)$/i.exec(address) ?? [];
  return isEmail(mailbox);
}

/** Adds https:// to an address without a scheme, such as "college.edu/fest"; other texts stay for the rules. */
export const completeWebAddress = (text: string): string =>
  /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]|$)/u.test(text) ? `https://${text}` : text;
