import { beforeEach } from 'node:test';
import {
  type CertificateDesign,
  certificates,
  DEFAULT_CERTIFICATE_DESIGN,
  registration,
} from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from './buildAccount';
import { addHours, buildEvent } from './buildEvent';
import { sampleRegistrationForm } from './sampleRegistrationForm';
import { setUpTestApp } from './setUpTestApp';
import type { TestApp, TestAppParts } from './buildTestApp';

/** A host with an event in two days, made anew for each test, and its certificate calls. */
export function setUpCertificates(parts: TestAppParts = {}) {
  const test = setUpTestApp({ publicUrl: 'https://marquee.test', ...parts });
  const event = new CertifiedEvent(test);
  beforeEach(() => event.build());
  return { test, event };
}

export class CertifiedEvent {
  id = '';
  host!: TestAccount;
  readonly #test: TestApp;

  constructor(test: TestApp) {
    this.#test = test;
  }

  async build(): Promise<void> {
    this.host = await buildHost(this.#test);
    this.id = await buildEvent(this.#test, this.host, { timezone: 'Asia/Kolkata' });
  }

  get params(): { eventId: string } {
    return { eventId: this.id };
  }

  async register(firstName: string): Promise<TestAccount> {
    const person = await buildParticipant(this.#test, { firstname: firstName });
    const body = { ...sampleRegistrationForm, firstName };
    await this.#test.call(registration.register, { params: this.params, body }, person.token);
    return person;
  }

  /** Moves the event so that it began an hour ago and ends in two. */
  begin = () => this.move({ startTime: addHours(this.#test, -1), endTime: addHours(this.#test, 2) });

  /** Moves the event so that it ended an hour ago. */
  end = () => this.move({ startTime: addHours(this.#test, -4), endTime: addHours(this.#test, -1) });

  move = (times: { startTime: Date; endTime: Date }) =>
    this.#test.database
      .updateTable('events')
      .set({ registerEnd: times.startTime, ...times })
      .where('id', '=', this.id)
      .execute();

  design = (changes: Partial<CertificateDesign>, host = this.host) =>
    this.#test.call(
      certificates.saveDesign,
      { params: this.params, body: { ...DEFAULT_CERTIFICATE_DESIGN, ...changes } },
      host.token,
    );

  issue = () => this.#test.call(certificates.issue, { params: this.params }, this.host.token);

  list = async (query: Record<string, string> = {}) =>
    (await this.#test.call(certificates.list, { params: this.params, query }, this.host.token)).body.content;

  readStatus = async () =>
    (await this.#test.call(certificates.status, { params: this.params }, this.host.token)).body.data;
}
