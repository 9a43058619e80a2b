import type { Database, DatabaseTransaction } from '../database/Database';
import type { Topic } from './Bus';

type Publish = (topics: readonly Topic[]) => void;

const publishers = new WeakMap<Database, Publish>();
const gathered = new WeakMap<Database, Set<Topic>>();

/** Publishes topics once this transaction is committed, and not at all when it is undone. */
export function publishAfterCommit(transaction: DatabaseTransaction, topics: readonly Topic[]): void {
  const all = gathered.get(transaction) ?? new Set();
  for (const topic of topics) all.add(topic);
  gathered.set(transaction, all);
}

/** Says where the transactions of a database publish what they gathered. */
export function setPublisher(database: Database, publish: Publish): void {
  publishers.set(database, publish);
}

/** What a database calls after each commit. */
export function publishCommitted(database: Database, transaction: DatabaseTransaction): void {
  const topics = gathered.get(transaction);
  if (topics !== undefined) publishers.get(database)?.([...topics]);
}
