import { sampleId } from '@marquee/shared-contracts/testing';
import { creationSteps } from './creationSteps';

it('the steps of a copy keep the event id in their addresses', () => {
  expect([creationSteps.first(), creationSteps.second()]).toEqual([
    '/create-events',
    '/create-events/details',
  ]);
  expect(creationSteps.second(sampleId())).toBe(`/create-events/details?from=${sampleId()}`);
});
