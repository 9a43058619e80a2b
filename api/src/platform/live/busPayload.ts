import type { Topic } from './Bus';

/** Topics in one message between instances: a NOTIFY payload must stay under 8,000 bytes, and a topic has about fifty. */
const TOPICS_IN_PAYLOAD = 100;

/** Changes that an instance tells others. */
export interface BusPayload {
  /** The instance that tells them. */
  from: string;
  /** Milliseconds of the epoch. */
  at: number;
  topics: Topic[];
}

/** Formats topics as messages that every bus can carry. */
export function formatPayloads(from: string, at: Date, topics: readonly Topic[]): string[] {
  const payloads: string[] = [];
  for (let first = 0; first < topics.length; first += TOPICS_IN_PAYLOAD) {
    const some = topics.slice(first, first + TOPICS_IN_PAYLOAD);
    payloads.push(JSON.stringify({ from, at: at.getTime(), topics: some } satisfies BusPayload));
  }
  return payloads;
}

/** Other programs and versions may use the channel, so unknown topics are ignored. */
const TOPIC = /^(account|event|leaderboard|ending):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads another instance's message; undefined if it is none. */
export function readPayload(text: string): BusPayload | undefined {
  try {
    const payload: Partial<BusPayload> = Object(JSON.parse(text));
    const { from, at, topics } = payload;
    if (typeof from !== 'string' || !Number.isSafeInteger(at) || !Array.isArray(topics)) return undefined;
    return { from, at: Number(at), topics: topics.filter((topic) => TOPIC.test(topic)) };
  } catch {
    return undefined;
  }
}
