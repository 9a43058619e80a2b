import type { Database, DatabaseTransaction } from '../database/Database';
import type { Topic } from './Bus';

type Publish = (topics: readonly Topic[]) => void;

const publishers = new WeakMap<Database, Publish>();
const gathered = new WeakMap<Database, Set<Topic>>();

/** Publishes topics after this transaction's commit, and never after a rollback. */
export function publishAfterCommit(transaction: DatabaseTransaction, topics: readonly Topic[]): void {
  const all = gathered.get(transaction) ?? new Set();
  for (const topic of topics) all.add(topic);
  gathered.set(transaction, all);
}

/** Registers where a database's transactions publish their topics. */
export function setPublisher(database: Database, publish: Publish): void {
  publishers.set(database, publish);
}

/** The callback that a database runs after each commit. */
export function publishCommitted(database: Database, transaction: DatabaseTransaction): void {
  const topics = gathered.get(transaction);
  if (topics !== undefined) publishers.get(database)?.([...topics]);
}
