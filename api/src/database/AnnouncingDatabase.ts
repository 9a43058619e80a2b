import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type Transaction,
  type TransactionBuilder,
} from 'kysely';
import { announceCommit } from '../live/afterCommit';
import type { Tables } from './Database';

/**
 * A database whose transactions announce their commit, so that what they told people wakes the streams without a word
 * from who wrote it. A transaction that is given another isolation level is not announced: its readers are late.
 */
export class AnnouncingDatabase extends Kysely<Tables> {
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
      const result = await execute((transaction) => {
        done = transaction;
        return work(transaction);
      });
      if (done !== undefined) announceCommit(this, done);
      return result;
    };
    return builder;
  }
}
