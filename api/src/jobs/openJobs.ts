import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database, DatabaseTransaction } from '../database/Database';

/** Work that must be done once its cause is committed, whatever happens to the process meanwhile. */
export interface Jobs {
  /** Enqueues in the cause's transaction, by one statement; a second job of the same id is none. */
  enqueue(transaction: DatabaseTransaction, queue: QueueName, ids: readonly string[]): Promise<void>;
  /** Works off a queue, a few at a time. What throws is tried again, later each time, and perhaps its neighbours with it. */
  work(queue: QueueName, perform: (id: string) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export type QueueName = 'deliver-mail';
const QUEUES: readonly QueueName[] = ['deliver-mail'];

/** Tries after the first one: with a delay that doubles from 2 s, a mail server may be away for about half an hour. */
const RETRIES = { retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 };

/** A batch is fetched at each beat, so these allow twenty mails a second: a hall that signs up at once is not kept waiting. */
const POLLING = { pollingIntervalSeconds: 0.5, batchSize: 10 };

/** pg-boss reads its own column names, so it gets the database without the renaming of columns. */
const executorOf = (database: Database): PgBoss.Db => {
  const plain = database.withoutPlugins();
  return {
    executeSql: async (text, values) => {
      const { rows } = await plain.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
};

/**
 * For pg-boss's own statements. Its scripts begin and commit by themselves, and two processes that make the queues at
 * once run into each other; without the rollback the connection would go back to the pool in a failed transaction.
 */
const ownExecutorOf = (database: Database): PgBoss.Db => ({
  executeSql: (text, values) =>
    database.connection().execute(async (connection) => {
      try {
        return await executorOf(connection).executeSql(text, values);
      } catch (error) {
        await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
        throw error;
      }
    }),
});

/**
 * Starts the job queue in the database itself. `onError` hears of failing maintenance and polling. Its cron is off: it
 * skipped beats on the embedded engine.
 */
export async function openJobs(database: Database, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ db: ownExecutorOf(database), schedule: false });
  boss.on('error', onError);
  await boss.start();
  for (const queue of QUEUES) await boss.createQueue(queue, { name: queue, ...RETRIES });
  return {
    // Inside a transaction the queue must use the transaction's own connection: on the embedded engine there is no other.
    enqueue: (transaction, queue, ids) =>
      boss.insert(
        ids.map((id) => ({ name: queue, id, data: { id }, ...RETRIES })),
        { db: executorOf(transaction) },
      ),
    work: async (queue, perform) => {
      await boss.work<{ id: string }>(queue, POLLING, async (jobs) => {
        const done = await Promise.allSettled(jobs.map((job) => perform(job.data.id)));
        const failed = done.find((one) => one.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
      });
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 3000 }),
  };
}
