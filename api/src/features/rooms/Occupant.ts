/** A team with all its members, or one person, in a room. */
export type Occupant = { teamId: string } | { userId: string };

/** The ids of an occupant for a statement, of which one is null. */
export const toIds = (occupant: Occupant) => ({
  teamId: 'teamId' in occupant ? occupant.teamId : null,
  userId: 'userId' in occupant ? occupant.userId : null,
});
