import { participation, type ParticipantEventDetails, type refusals } from '@marquee/shared-contracts';
import { Call, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Why a person forms no team of an event. */
export type Obstacle = Extract<
  keyof typeof refusals,
  'EVENT_CANCELLED' | 'TEAMS_NOT_ALLOWED' | 'NOT_REGISTERED' | 'ALREADY_IN_TEAM' | 'TEAMS_CLOSED'
>;

/** Until when teams may form: the end of registration or the start, whichever is later (TM-9). */
export const teamDeadlineOf = ({ registerEnd, startTime }: ParticipantEventDetails): string =>
  Date.parse(registerEnd) > Date.parse(startTime) ? registerEnd : startTime;

/** What keeps the person from forming a team, by the server's clock (G-3); it refuses for the same reasons. */
export function obstacleOf(event: ParticipantEventDetails): Obstacle | undefined {
  if (event.cancelled) return 'EVENT_CANCELLED';
  if (!event.teamCreationAllowed) return 'TEAMS_NOT_ALLOWED';
  if (!event.registered) return 'NOT_REGISTERED';
  if (event.team) return 'ALREADY_IN_TEAM';
  const late = Date.parse(event.serverNow) >= Date.parse(teamDeadlineOf(event));
  return late ? 'TEAMS_CLOSED' : undefined;
}

/** The event whose teams a person forms, and what it is to that person. */
export class TeamEventStore {
  readonly loading: Call<[], ParticipantEventDetails>;
  /** The event read again; when that fails, what stands goes on standing. */
  readonly newer: Call<[], ParticipantEventDetails>;

  constructor(eventId: string) {
    const read = async () => (await request(participation.details, { params: { eventId } })).data;
    this.loading = new Call(read);
    this.newer = new Call(read);
    makeAutoObservable(this, { loading: false, newer: false }, { autoBind: true });
  }

  get event(): ParticipantEventDetails | undefined {
    return this.newer.result ?? this.loading.result;
  }

  /** No such event, or one that shows itself to invited people only (G-5). */
  get missing(): boolean {
    return this.loading.error?.status === 404;
  }

  /** What is shown may be old. */
  refresh(): void {
    void (this.loading.result === undefined ? this.loading.run() : this.newer.run());
  }
}
