import type { Ticket } from '@marquee/shared-contracts';
import { namespacedStorage } from '@marquee/shared-contracts/browser';

/** A ticket on this device, with the time of the server's reply. */
export interface SavedTicket {
  accountId: string;
  savedAt: number;
  ticket: Ticket;
}

// The label's beginning lets the session remove the tickets at a logout.
const storage = namespacedStorage('session.tickets');

const isSavedTicket = (value: unknown): value is SavedTicket =>
  typeof value === 'object' && value !== null && 'ticket' in value && 'accountId' in value;

/** Tickets that this device shows without a network (TK-4). */
export const savedTickets = {
  read: (eventId: string): SavedTicket | undefined => {
    try {
      const value: unknown = JSON.parse(storage.entries().get(eventId) ?? 'null');
      return isSavedTicket(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  save: (saved: SavedTicket): void => storage.set(saved.ticket.eventId, JSON.stringify(saved)),
  remove: (eventId: string): void => storage.remove(eventId),
};
