/** The number of rows that the filler saves. */
export interface GrowthSize {
  hosts: number;
  participants: number;
  upcoming: number;
  past: number;
  registrations: number;
  /** Events of the first host. */
  hostEvents: number;
  /** Registrants of the crowded event. */
  attendees: number;
  /** Teams of the crowded event, with three members each. */
  teams: number;
  rooms: number;
  attempts: number;
  mails: number;
}

const large: GrowthSize = {
  hosts: 2_000,
  participants: 100_000,
  upcoming: 20_000,
  past: 50_000,
  registrations: 500_000,
  hostEvents: 2_000,
  attendees: 20_000,
  teams: 2_000,
  rooms: 100,
  attempts: 50_000,
  mails: 200_000,
};

/** Named sizes from the smallest; `largest` has ten times the rows of `large`, but as many rooms. */
export const growthSizes = {
  demonstration: {
    hosts: 4,
    participants: 100,
    upcoming: 24,
    past: 12,
    registrations: 120,
    hostEvents: 12,
    attendees: 30,
    teams: 6,
    rooms: 4,
    attempts: 30,
    mails: 100,
  },
  large,
  largest: {
    hosts: large.hosts * 10,
    participants: large.participants * 10,
    upcoming: large.upcoming * 10,
    past: large.past * 10,
    registrations: large.registrations * 10,
    hostEvents: large.hostEvents * 10,
    attendees: large.attendees * 10,
    teams: large.teams * 10,
    rooms: large.rooms,
    attempts: large.attempts * 10,
    mails: large.mails * 10,
  },
} satisfies Record<string, GrowthSize>;

export type GrowthSizeName = keyof typeof growthSizes;
