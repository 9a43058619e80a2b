import type { TestAccount } from '../buildAccount';
import type { Answer, TestApp } from '../buildTestApp';

export interface TimeWindowSetup {
  test: TestApp;
  host: TestAccount;
  /** The moment that decides, by the database's clock. */
  at: Date;
}

/** A moment that decides something: `act` prepares a case, acts and returns the outcome. */
export interface TimeWindow {
  name: string;
  act: (prepared: TimeWindowSetup) => Promise<string>;
  before: string;
  after: string;
}

export const ACCEPTED = 'accepted';

/** The outcome of a call: accepted, or the code of its error. */
export async function readOutcome(call: Promise<Answer<unknown>>): Promise<string> {
  const answer = await call;
  return answer.status < 400 ? ACCEPTED : answer.error.code;
}

type Moments = Partial<Record<'registerStart' | 'registerEnd' | 'startTime' | 'endTime', Date>>;

/** Changes the times of an event that was prepared with generous times. */
export async function moveEvent({ test }: TimeWindowSetup, id: string, moments: Moments): Promise<void> {
  await test.database.updateTable('events').set(moments).where('id', '=', id).execute();
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The times of an event that has run for an hour when it ends. */
export const createEndingTimes = (at: Date) => ({
  startTime: new Date(at.getTime() - HOUR_MS),
  registerEnd: at,
  endTime: at,
});

export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);
