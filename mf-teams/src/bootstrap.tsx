import { notifications, teams } from '@marquee/shared-contracts';
import {
  type FakeApi,
  sampleNotice,
  sampleNotices,
  sampleTeam,
  success,
} from '@marquee/shared-contracts/testing';

/** What the API answers when this remote runs alone: a team of one's own, and a notice. */
export function bootstrap(api: FakeApi): void {
  api.on(teams.mine, () => success(sampleTeam()));
  api.on(teams.search, () => success([]));
  api.on(notifications.list, () => sampleNotices([sampleNotice()]));
}
