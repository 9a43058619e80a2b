import type { RequestState } from '@marquee/shared-contracts';
import type { Defaulted } from './Defaulted';

interface Teams {
  eventId: string;
  id: string;
  name: string;
  normalisedName: string;
  /** Null for a team saved before the column existed, or for a later look-alike. */
  skeleton: Defaulted<string | null>;
  public: Defaulted<boolean>;
  /** The number of members, kept by a trigger of `team_members`. */
  size: Defaulted<number>;
  createdAt: Date;
}

interface TeamMembers {
  eventId: string;
  userId: string;
  teamId: string;
  leader: boolean;
  joinedAt: Date;
}

interface JoinRequests {
  eventId: string;
  id: string;
  teamId: string;
  userId: string;
  state: Defaulted<RequestState>;
  message: Defaulted<string>;
  requestedAt: Date;
  answeredAt: Defaulted<Date | null>;
  rejectionMailDueAt: Defaulted<Date | null>;
}

interface TeamInvites {
  eventId: string;
  teamId: string;
  code: string;
  /** Null for an invite from before the column. */
  teamCode: Defaulted<string | null>;
  expiresAt: Date;
}

export interface TeamTables {
  teams: Teams;
  teamMembers: TeamMembers;
  joinRequests: JoinRequests;
  teamInvites: TeamInvites;
}
