export const HANDOVER_FIRST = { status: 409, message: 'Hand the team over to a member first.' } as const;
export const TEAMS_NOT_ALLOWED = { status: 409, message: 'This event has no teams.' } as const;
export const TEAMS_CLOSED = { status: 409, message: 'Teams can no longer change.' } as const;
export const TEAM_STARTED = {
  status: 409,
  code: 'TEAMS_CLOSED',
  message: 'This team has started the quiz.',
} as const;
export const TEAM_NAME_TAKEN = { status: 409, message: 'Team with this name already exists.' } as const;
export const TEAM_FULL = { status: 409, message: 'Team is full' } as const;
export const ALREADY_IN_TEAM = { status: 409, message: 'You are already in a team of this event.' } as const;
export const NOT_A_MEMBER = { status: 409, message: 'This person is not in the team.' } as const;
export const REQUESTER_UNAVAILABLE = { status: 409, message: 'This person can no longer join.' } as const;
export const ALREADY_APPROVED = {
  status: 409,
  code: 'ALREADY_ANSWERED',
  message: 'Already approved',
} as const;
export const ALREADY_REJECTED = {
  status: 409,
  code: 'ALREADY_ANSWERED',
  message: 'Already rejected',
} as const;
export const ALREADY_CANCELLED = {
  status: 409,
  code: 'ALREADY_ANSWERED',
  message: 'Already cancelled',
} as const;
export const ALREADY_EXPIRED = { status: 409, code: 'ALREADY_ANSWERED', message: 'Already expired' } as const;
export const ASKED_OFTEN = { status: 429, message: 'You have sent this team too many requests.' } as const;
export const REJECTED_BEFORE = { status: 429, message: 'This team has rejected your request.' } as const;
export const REQUESTS_WAITING = {
  status: 429,
  message: 'Too many of your requests are still pending.',
} as const;
export const TEAM_CODE_UNKNOWN = {
  status: 404,
  message: 'No team of this event has this code. Check it with the person who gave it to you.',
} as const;
export const INVITE_EXPIRED = { status: 410, message: 'This invite has expired.' } as const;
