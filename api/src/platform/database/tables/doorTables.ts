import type { Defaulted } from './Defaulted';

interface DoorLinks {
  id: string;
  eventId: string;
  name: string;
  tokenHash: string;
  createdBy: string;
  createdAt: Date;
  revokedAt: Defaulted<Date | null>;
}

interface DoorScans {
  eventId: string;
  /** Made by the device. */
  id: string;
  userId: string;
  kind: 'in' | 'undo';
  /** The device's time, not before the registration and not in the future. */
  at: Date;
  /** The helper's link; null for a host's scan. */
  linkId: string | null;
  /** The host; null for a helper's scan. */
  accountId: string | null;
  receivedAt: Date;
}

interface Guests {
  accountId: string;
  /** The address that takes the account over once it is verified (TK-9). */
  email: string;
  createdAt: Date;
}

export interface DoorTables {
  doorLinks: DoorLinks;
  doorScans: DoorScans;
  guests: Guests;
}
