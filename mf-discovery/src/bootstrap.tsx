import { events, registration, profile } from '@marquee/shared-contracts';
import {
  type FakeApi,
  sampleEventCard,
  sampleEventDetails,
  sampleId,
  samplePage,
  sampleProfile,
  sampleSearchReply,
  success,
} from '@marquee/shared-contracts/testing';

/** API replies for running this remote alone: two events with open registration. */
export function bootstrap(api: FakeApi): void {
  const samples = [sampleEventCard(), sampleEventCard({ id: sampleId(2), title: 'Another event' })];
  api.on(events.events, () => samples);
  api.on(events.search, () => sampleSearchReply(samples));
  api.on(events.details, () => success(sampleEventDetails()));
  api.on(registration.details, () =>
    success({ ...sampleEventDetails(), registered: false, favourite: false }),
  );
  api.on(registration.latestForm, () => success(null));
  const { data: content, ...emptyPage } = samplePage([]);
  api.on(registration.viewed, () => ({ ...emptyPage, content }));
  api.on(registration.pastEvents, () => samplePage([]));
  api.on(profile.read, () => success(sampleProfile()));
}
