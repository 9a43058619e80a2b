import { beforeEach } from 'node:test';
import { announcements, type CallInput, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from './buildAccount';
import { buildEvent } from './buildEvent';
import type { TestApp } from './buildTestApp';
import { sampleRegistrationForm } from './sampleRegistrationForm';
import { setUpTestApp } from './setUpTestApp';

export const sampleAnnouncement = { subject: 'Bring a pen', text: 'And some paper.' };

/** An event with three registered people, made anew for each test, and its announcement calls. */
export function setUpAnnouncements() {
  const test = setUpTestApp({ publicUrl: 'https://marquee.test' });
  const event = new AnnouncedEvent(test);
  beforeEach(() => event.build());
  return { test, event };
}

class AnnouncedEvent {
  id = '';
  host!: TestAccount;
  first!: TestAccount;
  second!: TestAccount;
  third!: TestAccount;
  readonly #test: TestApp;

  constructor(test: TestApp) {
    this.#test = test;
  }

  async build(): Promise<void> {
    this.host = await buildHost(this.#test);
    this.id = await buildEvent(this.#test, this.host);
    this.first = await this.register();
    this.second = await this.register();
    this.third = await this.register();
    await this.forgetMails();
  }

  get people(): TestAccount[] {
    return [this.first, this.second, this.third];
  }

  async register(): Promise<TestAccount> {
    const person = await buildParticipant(this.#test);
    const input = { params: this.params, body: sampleRegistrationForm };
    await this.#test.call(registration.register, input, person.token);
    return person;
  }

  get params(): { eventId: string } {
    return { eventId: this.id };
  }

  forgetMails = () => this.#test.database.deleteFrom('mails').execute();

  send = (overrides: Partial<CallInput<typeof announcements.send>['body']> = {}) =>
    this.#test.call(
      announcements.send,
      { params: this.params, body: { ...sampleAnnouncement, ...overrides } },
      this.host.token,
    );

  list = async () =>
    (await this.#test.call(announcements.list, { params: this.params }, this.host.token)).body;

  readAudience = async (query: Record<string, string> = {}) =>
    (await this.#test.call(announcements.audience, { params: this.params, query }, this.host.token)).body
      .data;

  mute = ({ token }: TestAccount) => this.#test.call(announcements.mute, { params: this.params }, token);

  unmute = ({ token }: TestAccount) => this.#test.call(announcements.unmute, { params: this.params }, token);

  /** The addresses of all mails, in order. */
  readAddresses = async () => (await this.#test.mails()).map(({ to }) => to).toSorted();
}

export const getAddresses = (accounts: readonly TestAccount[]) =>
  accounts.map(({ email }) => email).toSorted();
