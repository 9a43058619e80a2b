import type { GeneratedAlways } from 'kysely';

interface TicketKeys {
  /** The key since this rotation is derived from this number and the application's secret. */
  number: GeneratedAlways<number>;
  createdAt: Date;
}

export interface TicketTables {
  ticketKeys: TicketKeys;
}
