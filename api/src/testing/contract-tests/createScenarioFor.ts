import { type Endpoint, quiz } from '@marquee/shared-contracts';
import type { TestApp } from '../buildTestApp';
import { createScenario, type Scenario } from './createScenario';

/** The first question begins an attempt. */
const isRead = (endpoint: Endpoint): boolean => endpoint.method === 'GET' && endpoint !== quiz.question;

/** Creates a scenario for each call of the contract that may change it. Reads share one. */
export function createScenarioFor(test: TestApp): (endpoint: Endpoint) => Promise<Scenario> {
  let ofReads: Promise<Scenario> | undefined;
  return (endpoint) => (isRead(endpoint) ? (ofReads ??= createScenario(test)) : createScenario(test));
}
