import { formatTicketCode, parseTicketCode } from './ticket';

const ticket = { eventId: '01890000-0000-7000-8000-00000000000a', token: 'AB'.repeat(16) };

describe('the code of a ticket (TK-1)', () => {
  it('contains the event and the token, in the characters that need the smallest picture', () => {
    const code = formatTicketCode(ticket);
    expect(code).toBe(`MARQUEE-0189000000007000800000000000000A-${ticket.token}`);
    expect(code).toMatch(/^[0-9A-Z-]+$/);
  });

  it.each([(code: string) => code, (code: string) => ` ${code.toLowerCase()}\n`])(
    'is read in any case and with spaces around it',
    (change) => expect(parseTicketCode(change(formatTicketCode(ticket)))).toEqual(ticket),
  );

  it.each(['', 'https://marquee.example/event/1', 'MARQUEE-1-2', `${formatTicketCode(ticket)}0`])(
    'is nothing else: %s',
    (text) => expect(parseTicketCode(text)).toBeUndefined(),
  );
});
