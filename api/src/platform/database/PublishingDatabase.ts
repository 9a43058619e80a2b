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
import { retryConflict } from './retryConflict';

/**
 * A database whose transactions announce their commit, so that what they told people wakes the streams without a word
 * from who wrote it. One that a deadlock undid runs once more, so its work must change nothing but the database. A
 * transaction that is given another isolation level is neither announced nor run again.
 */
export class PublishingDatabase extends Kysely<Tables> {
  readonly #end: () => Promise<void>;

  constructor(pool: PostgresPool) {
    let ended: Promise<void> | undefined;
    const end = (): Promise<void> => (ended ??= pool.end());
    super({
      dialect: new PostgresDialect({ pool: { connect: () => pool.connect(), end } }),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    });
    this.#end = end;
  }

  /** Kysely ends only a pool that it has used; an engine and its folder are held from their opening. */
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
