import { hosting } from '@marquee/shared-contracts';
import {
  type FakeApi,
  sampleHostEvent,
  sampleHostEventDetails,
  sampleHostList,
  success,
} from '@marquee/shared-contracts/testing';

/** What the API answers when this remote runs alone: one event of one's own. */
export function bootstrap(api: FakeApi): void {
  api.on(hosting.list, () => sampleHostList(sampleHostEvent()));
  api.on(hosting.details, () => success(sampleHostEventDetails()));
}
