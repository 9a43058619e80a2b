import type { Defaulted } from '../Database';

interface Teams {
  eventId: string;
  id: string;
  name: string;
  normalisedName: string;
  public: Defaulted<boolean>;
  createdAt: Date;
}

interface TeamMembers {
  eventId: string;
  userId: string;
  teamId: string;
  leader: boolean;
  joinedAt: Date;
}

export interface TeamTables {
  teams: Teams;
  teamMembers: TeamMembers;
}
