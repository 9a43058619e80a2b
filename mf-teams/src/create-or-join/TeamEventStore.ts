import { registration, type ParticipantEventDetails, type errorCatalogue } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Why a person forms no team of an event. */
export type Obstacle = Extract<
  keyof typeof errorCatalogue,
  'EVENT_CANCELLED' | 'TEAMS_NOT_ALLOWED' | 'NOT_REGISTERED' | 'ALREADY_IN_TEAM' | 'TEAMS_CLOSED'
>;

/** Until when teams may form: the end of registration or the start, whichever is later (TM-9). */
export const getTeamDeadline = ({ registerEnd, startTime }: ParticipantEventDetails): string =>
  Date.parse(registerEnd) > Date.parse(startTime) ? registerEnd : startTime;

/** What keeps the person from forming a team, by the server's clock (G-3); it refuses for the same reasons. */
export function findObstacle(event: ParticipantEventDetails): Obstacle | undefined {
  if (event.cancelled) return 'EVENT_CANCELLED';
  if (!event.teamCreationAllowed) return 'TEAMS_NOT_ALLOWED';
  if (!event.registered) return 'NOT_REGISTERED';
  if (event.team) return 'ALREADY_IN_TEAM';
  const isLate = Date.parse(event.serverNow) >= Date.parse(getTeamDeadline(event));
  return isLate ? 'TEAMS_CLOSED' : undefined;
}

/** The event whose teams a person forms, and what it is to that person. */
export class TeamEventStore {
  readonly loading: RemoteCall<[], ParticipantEventDetails>;

  constructor(eventId: string) {
    this.loading = new RemoteCall(
      async () => (await request(registration.details, { params: { eventId } })).data,
    );
    makeAutoObservable(this, { loading: false }, { autoBind: true });
  }

  get event(): ParticipantEventDetails | undefined {
    return this.loading.result;
  }

  /** No such event, or one that shows itself to invited people only (G-5). */
  get isMissing(): boolean {
    return this.loading.error?.status === 404;
  }

  /** What is shown may be old. */
  refresh(): void {
    void this.loading.refresh();
  }
}
