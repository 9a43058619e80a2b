import { notifications, registration, teams } from '@marquee/shared-contracts';
import {
  type FakeApi,
  sampleEventDetails,
  sampleNotification,
  sampleNotifications,
  sampleTeam,
  success,
} from '@marquee/shared-contracts/testing';

/** Fake API for running this remote alone: a hackathon, a team, an invite and a notification. */
export function bootstrap(api: FakeApi): void {
  const event = sampleEventDetails({ title: 'Green Hack', teamCreationAllowed: true, maxTeamSize: 4 });
  api.on(registration.details, () => success({ ...event, registered: true, favourite: false, team: null }));
  api.on(teams.seeInvite, () => success({ teamName: 'Night Owls', leader: 'Lena Nair', freePlaces: 2 }));
  api.on(teams.mine, () => success(sampleTeam()));
  api.on(teams.search, () => success([]));
  api.on(notifications.list, () => sampleNotifications([sampleNotification()]));
}
