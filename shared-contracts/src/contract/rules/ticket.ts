/** A ticket as its QR code has it: the event's id, and the token that only its ticket has. */
export interface TicketCode {
  eventId: string;
  /** 32 hexadecimal digits in upper case. */
  token: string;
}

// Upper-case letters, digits and hyphens need the fewest modules of a QR code.
const CODE = /^MARQUEE-([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})-([0-9A-F]{32})$/;

/** The text of a ticket's QR code (TK-1). */
export const formatTicketCode = ({ eventId, token }: TicketCode): string =>
  `MARQUEE-${eventId.replaceAll('-', '').toUpperCase()}-${token}`;

/** Reads the text of a QR code; undefined if it is no ticket. */
export function parseTicketCode(text: string): TicketCode | undefined {
  const found = CODE.exec(text.trim().toUpperCase());
  if (found === null) return undefined;
  const [, ...parts] = found;
  const token = parts.pop() ?? '';
  return { eventId: parts.join('-').toLowerCase(), token };
}
