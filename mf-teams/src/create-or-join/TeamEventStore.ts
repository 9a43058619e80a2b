import {
  getTeamDeadline,
  registration,
  type ParticipantEventDetails,
  type errorCatalogue,
} from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** The reasons why a participant cannot form a team. */
export type TeamErrorCode = Extract<
  keyof typeof errorCatalogue,
  'EVENT_CANCELLED' | 'TEAMS_NOT_ALLOWED' | 'NOT_REGISTERED' | 'ALREADY_IN_TEAM' | 'TEAMS_CLOSED'
>;

/** Predicts by the server's clock the error that the API would reply with; undefined if a team can be formed. */
export function findTeamError(event: ParticipantEventDetails): TeamErrorCode | undefined {
  if (event.cancelled) return 'EVENT_CANCELLED';
  if (!event.teamCreationAllowed) return 'TEAMS_NOT_ALLOWED';
  if (!event.registered) return 'NOT_REGISTERED';
  if (event.team) return 'ALREADY_IN_TEAM';
  const isLate = Date.parse(event.serverNow) >= Date.parse(getTeamDeadline(event));
  return isLate ? 'TEAMS_CLOSED' : undefined;
}

/** An event with the participant's registration and team. */
export class TeamEventStore {
  readonly loading: RemoteCall<[], ParticipantEventDetails>;

  constructor(eventId: string) {
    this.loading = new RemoteCall(
      async () => (await request(registration.details, { params: { eventId } })).data,
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get event(): ParticipantEventDetails | undefined {
    return this.loading.result;
  }

  /** True for a missing event and for a private one without a registration (G-5). */
  get isMissing(): boolean {
    return this.loading.error?.status === 404;
  }

  refresh(): void {
    void this.loading.refresh();
  }
}
