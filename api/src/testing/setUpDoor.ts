import { beforeEach } from 'node:test';
import { v7 as uuidv7 } from 'uuid';
import { door, registration, type Scan } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from './buildAccount';
import { addHours, buildEvent } from './buildEvent';
import { sampleRegistrationForm } from './sampleRegistrationForm';
import { setUpTestApp } from './setUpTestApp';
import type { TestApp } from './buildTestApp';

/** A host with an event that begins in two hours, made anew for each test, and the calls of its door. */
export function setUpDoor() {
  const test = setUpTestApp();
  const event = new EventDoor(test);
  beforeEach(() => event.build());
  return { test, event };
}

export class EventDoor {
  id = '';
  host!: TestAccount;
  readonly #test: TestApp;

  constructor(test: TestApp) {
    this.#test = test;
  }

  async build(): Promise<void> {
    this.host = await buildHost(this.#test);
    const times = { startTime: addHours(this.#test, 2), endTime: addHours(this.#test, 4) };
    this.id = await buildEvent(this.#test, this.host, { ...times, registerEnd: times.startTime });
  }

  get params(): { eventId: string } {
    return { eventId: this.id };
  }

  async register(firstName: string, person?: TestAccount): Promise<TestAccount> {
    const account = person ?? (await buildParticipant(this.#test, { firstname: firstName }));
    const body = { ...sampleRegistrationForm, firstName };
    await this.#test.call(registration.register, { params: this.params, body }, account.token);
    return account;
  }

  /** Creates a helper's link and returns its token. */
  createLink = async (name = 'North gate') =>
    (await this.#test.call(door.createLink, { params: this.params, body: { name } }, this.host.token)).body
      .data;

  read = (query: { since?: string; after?: string } = {}, token = this.host.token) =>
    this.#test.call(door.people, { params: this.params, query }, token);

  findPerson = async (personId: string) =>
    (await this.read()).body.data.people.find(({ id }) => id === personId);

  createScan = (personId: string, changes: Partial<Scan> = {}): Scan => ({
    id: uuidv7(),
    personId,
    kind: 'in',
    at: this.#test.clock.now().toISOString(),
    ...changes,
  });

  save = (scans: readonly Scan[], token = this.host.token) =>
    this.#test.call(door.saveScans, { params: this.params, body: { scans: [...scans] } }, token);

  walkIn = (name: string, email: string, token = this.host.token) =>
    this.#test.call(door.addWalkIn, { params: this.params, body: { name, email } }, token);
}
