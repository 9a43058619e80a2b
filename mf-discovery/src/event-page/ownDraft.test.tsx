import { links, manageEvents } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreen,
  sampleHost,
  sampleHostEvent,
  sampleHostEventDetails,
  sampleHostList,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { EventScreen } from './EventScreen';

const id = sampleId();

test('a host is led to the details of an own draft, which has no public page (EV-41)', async () => {
  const api = fakeApi().on(manageEvents.list, () => sampleHostList(sampleHostEvent()));
  api.on(manageEvents.details, () => success(sampleHostEventDetails({ state: 'draft', missing: [] })));
  await renderScreen(<EventScreen />, { path: '/event/:eventId', at: links.event(id), as: sampleHost() });
  expect(await screen.findByText(`Now at ${links.eventDetail(id)}`)).toBeVisible();
});
