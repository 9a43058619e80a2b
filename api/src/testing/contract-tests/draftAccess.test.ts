import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Endpoint, endpoints, manageEvents } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { buildHost, buildParticipant } from '../buildAccount';
import { createEventBody } from '../createEventBody';
import { injectCall } from '../injectCall';
import { setUpTestApp } from '../setUpTestApp';
import { createScenario, type Scenario } from './createScenario';
import { getCallKey } from './getCallKey';
import { getSampleInput, getSamplePath } from './sampleInputs';

const test = setUpTestApp();

interface Call {
  endpoint: Endpoint;
  scenario: Scenario;
  token: string | undefined;
  /** The invite key of the draft. */
  k: string;
}

async function findAnswer({ endpoint, scenario, token, k }: Call) {
  const { body, query } = getSampleInput(endpoint, scenario, test.clock.now());
  const response = await injectCall(test.app, endpoint, {
    url: getSamplePath(endpoint, scenario),
    query: { ...query, k },
    payload: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const { code, message } = JSON.parse(response.body);
  return { status: response.statusCode, code, message };
}

/** A private draft of a quiz, which is complete. Returns its id and invite key. */
async function saveDraft(): Promise<{ eventId: string; k: string }> {
  const body = createEventBody(test, { state: 'draft', visibility: 'private', category: 'quiz' });
  const { id: eventId } = (await test.call(manageEvents.create, { body }, (await buildHost(test)).token))
    .body;
  const { inviteKey } = await test.database
    .selectFrom('events')
    .select('inviteKey')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  return { eventId, k: inviteKey ?? '' };
}

it('a draft answers every call like an absent event, for everybody but its hosts (EV-41)', async () => {
  const scenario = await createScenario(test);
  const { eventId: draftId, k } = await saveDraft();
  const placeIn = (eventId: string) => ({ ...scenario, quiz: { ...scenario.quiz, eventId } });
  const tokens = [undefined, (await buildParticipant(test)).token, (await buildHost(test)).token];
  let compared = 0;
  for (const endpoint of endpoints.values()) {
    if (!getSamplePath(endpoint, placeIn(draftId)).includes(draftId)) continue;
    for (const token of tokens) {
      const [draft, absent] = [draftId, uuidv7()].map((id) =>
        findAnswer({ endpoint, token, k, scenario: placeIn(id) }),
      );
      assert.deepEqual(await draft, await absent, getCallKey(endpoint));
      compared += 1;
    }
  }
  assert.ok(compared > 100);
});
