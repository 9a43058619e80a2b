import type { GeneratedAlways } from 'kysely';

interface Rooms {
  eventId: string;
  id: string;
  position: number;
  name: string;
  normalisedName: string;
  capacity: number | null;
  createdAt: Date;
  /** People and allocations, counted by triggers. */
  occupied: GeneratedAlways<number>;
  allocated: GeneratedAlways<number>;
}

interface RoomAllocations {
  eventId: string;
  roomId: string;
  /** Either a team or a person. */
  teamId: string | null;
  userId: string | null;
  allocatedAt: Date;
}

interface Files {
  name: string;
  bytes: number;
  uploadedAt: Date;
}

interface Uploads {
  userId: string;
  name: string;
}

export interface RoomAndFileTables {
  rooms: Rooms;
  roomAllocations: RoomAllocations;
  files: Files;
  uploads: Uploads;
}
