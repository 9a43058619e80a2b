/** A team with all its members, or one person, in a room. */
export type Occupant = { teamId: string } | { userId: string };
