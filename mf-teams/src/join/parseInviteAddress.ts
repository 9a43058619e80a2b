import { links } from '@marquee/shared-contracts';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Parses a pasted invite into the invite's address. A link names its own event; a code alone belongs to `eventId`.
 * Returns undefined if the text contains no code.
 */
export function parseInviteAddress(text: string, eventId: string): string | undefined {
  const ids = text.match(ID) ?? [];
  const code = ids.at(-1);
  return code === undefined
    ? undefined
    : links.teamInvite(ids.length > 1 ? (ids[0] ?? eventId) : eventId, code);
}
