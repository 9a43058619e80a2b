import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type Transaction,
  type TransactionBuilder,
} from 'kysely';
import { publishCommitted } from '../live/publishAfterCommit';
import type { Tables } from './Database';
import { connectPublished } from './queryChannel';
import { retryConflict } from './retryConflict';

/**
 * A database whose transactions publish their topics after the commit. A transaction aborted by a deadlock
 * runs once more, so its work must change only the database. A transaction with an explicit isolation level
 * neither publishes nor retries.
 */
export class PublishingDatabase extends Kysely<Tables> {
  readonly #end: () => Promise<void>;

  constructor(pool: PostgresPool) {
    let ended: Promise<void> | undefined;
    const end = (): Promise<void> => (ended ??= pool.end());
    super({
      dialect: new PostgresDialect({ pool: { connect: () => connectPublished(pool), end } }),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    });
    this.#end = end;
  }

  /** Kysely only ends pools that were used, but an embedded engine locks its directory once opened. */
  override async destroy(): Promise<void> {
    await super.destroy();
    await this.#end();
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async <Result>(
      work: (transaction: Transaction<Tables>) => Promise<Result>,
    ): Promise<Result> => {
      let done: Transaction<Tables> | undefined;
      const run = (): Promise<Result> =>
        execute((transaction) => {
          done = transaction;
          return work(transaction);
        });
      const result = await retryConflict(run);
      if (done !== undefined) publishCommitted(this, done);
      return result;
    };
    return builder;
  }
}
