import { homepage, participation, profile } from '@marquee/shared-contracts';
import {
  type FakeApi,
  sampleEventCard,
  sampleEventDetails,
  sampleId,
  samplePage,
  sampleProfile,
  success,
} from '@marquee/shared-contracts/testing';

/** What the API answers when this remote runs alone: two events that are open to register. */
export function bootstrap(api: FakeApi): void {
  const events = [sampleEventCard(), sampleEventCard({ id: sampleId(2), title: 'Another event' })];
  api.on(homepage.events, () => events);
  api.on(homepage.details, () => success(sampleEventDetails()));
  api.on(participation.details, () =>
    success({ ...sampleEventDetails(), registered: false, favourite: false }),
  );
  const { data: content, ...nothing } = samplePage([]);
  api.on(participation.viewed, () => ({ ...nothing, content }));
  api.on(participation.pastEvents, () => samplePage([]));
  api.on(profile.read, () => success(sampleProfile()));
}
